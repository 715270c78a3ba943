import { Label } from '@myler/ui/label';
import { Section } from '@myler/ui/section';
import { Island } from '@myler/islands/island';
import { SiteNewsletter } from '../../features/newsletter/newsletter.island.tsx';
import styles from './home.Newsletter.module.css';

export function HomeNewsletter() {
  return (
    <Section band="paper-2" id="letter">
      <div className={styles.letter}>
        <div>
          <Label>The letter</Label>
          <h2>About once a fortnight, somewhere worth packing for.</h2>
        </div>
        <Island of="newsletter" hydrateOn="intent" component={SiteNewsletter} />
      </div>
    </Section>
  );
}
