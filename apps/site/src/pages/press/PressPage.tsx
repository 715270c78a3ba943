import type { PressQuote, PressReleaseSummary } from '@myler/api-client/contract';
import { deskLine, mailboxes } from '@myler/config/contact';
import { Cluster } from '@myler/ui/layout';
import { Section } from '@myler/ui/section';
import { Opening } from '@myler/ui/sections/opening';
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
        <Opening
          label="Press"
          title="For whoever has a deadline."
          lead="Figures, pictures and somebody to check a sentence with. We answer the same working day, and before six if you say that you go to print."
        >
          <Cluster as="p" gap={6} rows={2} before={5} className={styles.lines}>
            <a href={`mailto:${mailboxes.press}`}>{mailboxes.press}</a>
            <a href={deskLine.href}>{deskLine.display}</a>
          </Cluster>
        </Opening>
        <PressLatest releases={releases} />
      </Section>
      <PressCuttings quotes={quotes} />
      <PressKit />
      <PressContact />
    </>
  );
}
