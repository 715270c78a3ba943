import type { Partner } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { Label } from '@myler/ui/label';
import { Link } from '@myler/ui/link';
import { PartnerMark } from '@myler/ui/partner-mark';
import { Section } from '@myler/ui/section';
import type { Outcome } from '../../data/outcome.ts';
import { partnerMarkSrc } from '../../data/partner-mark.ts';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import styles from './home.Partners.module.css';

export function HomePartners({ partners }: { partners: Outcome<{ items: Partner[] }> }) {
  return (
    <Section band="paper" id="partners">
      <div className={styles.head}>
        <div>
          <Label>In good company</Label>
          <h2>Others who know what a bunk is for.</h2>
        </div>
        <Link variant="standalone" href={address('/partner-with-us')}>
          Partner with us
        </Link>
      </div>
      {partners.ok ? <Marks partners={partners.data.items} /> : <BlockFailed title="Our partners did not reach us." />}
    </Section>
  );
}

function Marks({ partners }: { partners: readonly Partner[] }) {
  if (partners.length === 0)
    return (
      <p className={styles.none}>We are between partners: nobody is named here until we have travelled with them.</p>
    );
  return (
    <ul className={styles.marks}>
      {partners.map(({ id, name, kind }) => (
        <li key={id}>
          <PartnerMark name={name} src={partnerMarkSrc(id)} />
          <p>{kind}</p>
        </li>
      ))}
    </ul>
  );
}
