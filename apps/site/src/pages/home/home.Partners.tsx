import type { Partner } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { Grid } from '@myler/ui/layout';
import { PartnerMark } from '@myler/ui/partner-mark';
import { Section, SectionHeading } from '@myler/ui/section';
import { Text } from '@myler/ui/text';
import type { Outcome } from '../../data/outcome.ts';
import { partnerMarkSrc } from '../../data/partner-mark.ts';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import styles from './home.Partners.module.css';

export function HomePartners({ partners }: { partners: Outcome<{ items: Partner[] }> }) {
  return (
    <Section band="paper" id="partners">
      <SectionHeading
        label="In good company"
        title="Others who know what a bunk is for."
        more={{ href: address('/partner-with-us'), label: 'Partner with us' }}
      />
      {partners.ok ? <Marks partners={partners.data.items} /> : <BlockFailed title="Our partners did not reach us." />}
    </Section>
  );
}

function Marks({ partners }: { partners: readonly Partner[] }) {
  if (partners.length === 0)
    return (
      <Text tone="quiet" before={6}>
        We are between partners: nobody is named here until we have travelled with them.
      </Text>
    );
  return (
    <Grid as="ul" columns={4} narrow before={8} className={styles.marks}>
      {partners.map(({ id, name, kind }) => (
        <li key={id}>
          <PartnerMark name={name} src={partnerMarkSrc(id)} />
          <p>{kind}</p>
        </li>
      ))}
    </Grid>
  );
}
