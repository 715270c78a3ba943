import type { Partner } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { Label } from '@myler/ui/label';
import { Cluster, Grid } from '@myler/ui/layout';
import { Link } from '@myler/ui/link';
import { PartnerMark } from '@myler/ui/partner-mark';
import { Section } from '@myler/ui/section';
import { Text } from '@myler/ui/text';
import type { Outcome } from '../../data/outcome.ts';
import { partnerMarkSrc } from '../../data/partner-mark.ts';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import styles from './home.Partners.module.css';

export function HomePartners({ partners }: { partners: Outcome<{ items: Partner[] }> }) {
  return (
    <Section band="paper" id="partners">
      <Cluster gap={8} rows={4} align="end" justify="between">
        <div>
          <Label>In good company</Label>
          <h2>Others who know what a bunk is for.</h2>
        </div>
        <Link variant="standalone" href={address('/partner-with-us')}>
          Partner with us
        </Link>
      </Cluster>
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
