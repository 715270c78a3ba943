import { Label } from '@myler/ui/label';
import { Section } from '@myler/ui/section';
import { LetterForm } from '../../dialogs/LetterForm.tsx';
import styles from './home.Letter.module.css';

export function HomeLetter() {
  return (
    <Section band="paper-2" id="letter">
      <div className={styles.letter}>
        <div>
          <Label>The letter</Label>
          <h2>About once a fortnight, somewhere worth packing for.</h2>
        </div>
        <div data-island="letter">
          <LetterForm />
        </div>
      </div>
    </Section>
  );
}
