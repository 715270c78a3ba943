import type { ReactElement } from 'react';
import type { LegalText } from '@myler/api-client/contract';
import { formatDate } from '@myler/config/dates';
import { Button } from '@myler/ui/button';
import { Prose } from '@myler/ui/prose';
import { Section } from '@myler/ui/section';
import type { Outcome } from '../../data/outcome.ts';
import { PlainBlocks } from '../text/PlainBlocks.tsx';
import { withContacts } from '../text/with-contacts.tsx';
import { BlockFailed } from '../fallbacks/BlockFailed.tsx';
import { LegalContents } from './legal.Contents.tsx';
import { LegalVersions } from './legal.Versions.tsx';
import { action } from '@myler/islands/attributes';
import { Cluster, ScreenOnly, Split } from '@myler/ui/layout';
import { PageOpening } from '../page-opening/PageOpening.tsx';
import styles from './LegalPage.module.css';

interface LegalPageProps {
  /** The kind of text, in legal words. */
  title: string;
  /** The kind of text, in our own words. */
  headline: string;
  text: Outcome<LegalText>;
  /** Content below a section, by the section’s id. */
  contentBelow?: Readonly<Record<string, ReactElement>>;
}

/** A legal text: readable in one sitting, with sections that can be linked to, and printable. */
export function LegalPage({ title, headline, text, contentBelow }: LegalPageProps) {
  const current = text.ok ? text.data.versions[0] : undefined;
  return (
    <Section band="paper">
      <PageOpening page={title} title={headline} lead={text.ok && withContacts(text.data.introduction)} />
      {text.ok ? (
        <>
          <Cluster gap={6} rows={2} justify="between" before={8} className={styles.bar}>
            {current && (
              <p>
                <b>{`Version ${current.version}`}</b>
                <span>{`, in force since ${formatDate(current.effectiveOn)}`}</span>
              </p>
            )}
            <ScreenOnly as="span">
              <Button variant="quiet" {...action({ print: true })}>
                Print this page
              </Button>
            </ScreenOnly>
          </Cluster>
          <Split ratio="1/3" rows={8} before={8}>
            <LegalContents sections={text.data.sections} />
            <div>
              <LegalVersions versions={text.data.versions} />
              <ol className={styles.sections}>
                {text.data.sections.map((section) => (
                  <li key={section.id} id={section.id} className={styles.section}>
                    <h2>
                      <a className={styles.anchor} href={`#${section.id}`}>
                        {section.title}
                      </a>
                    </h2>
                    <Prose>
                      <PlainBlocks blocks={section.body} headingLevel={3} />
                    </Prose>
                    {contentBelow?.[section.id]}
                  </li>
                ))}
              </ol>
            </div>
          </Split>
        </>
      ) : (
        <BlockFailed title="The text did not reach us." />
      )}
    </Section>
  );
}
