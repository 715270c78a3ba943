import type { PressQuote, PressReleaseSummary } from '@myler/api-client/contract';
import { deskLine, mailboxes } from '@myler/config/contact';
import { Label } from '@myler/ui/label';
import { Cluster, Split, Stack } from '@myler/ui/layout';
import { Section } from '@myler/ui/section';
import type { Outcome } from '../../data/outcome.ts';
import { PressContact } from './press.Contact.tsx';
import { PressKit } from './press.Kit.tsx';
import { PressLatest } from './press.Latest.tsx';
import { PressCuttings } from './press.Cuttings.tsx';
import styles from './PressPage.module.css';

export interface PressPageProps {
  quotes: Outcome<readonly PressQuote[]>;
  /** Newest first. */
  releases: Outcome<readonly PressReleaseSummary[]>;
}

/** For journalists: the newest releases, what others wrote, the press kit, and the contacts. */
export function PressPage({ quotes, releases }: PressPageProps) {
  return (
    <>
      <Section band="paper">
        <Split ratio="7/5" rows={7} across={9} align="end">
          <div>
            <Label>Press</Label>
            <h1>For whoever has a deadline.</h1>
          </div>
          <Stack gap={5} className={styles.lead}>
            <p>
              Figures, pictures and somebody to check a sentence with. We answer the same working day, and before six if
              you say that you go to print.
            </p>
            <Cluster as="p" gap={6} rows={2} className={styles.lines}>
              <a href={`mailto:${mailboxes.press}`}>{mailboxes.press}</a>
              <a href={deskLine.href}>{deskLine.display}</a>
            </Cluster>
          </Stack>
        </Split>
        <PressLatest releases={releases} />
      </Section>
      <PressCuttings quotes={quotes} />
      <PressKit />
      <PressContact />
    </>
  );
}
