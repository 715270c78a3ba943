import type { ReactElement } from 'react';
import type { LegalText as LegalTextData } from '@myler/api-client/contract';
import { formatDate } from '@myler/config/dates';
import { action } from '@myler/islands/attributes';
import { Button } from '@myler/ui/button';
import { Section } from '@myler/ui/section';
import { LegalText } from '@myler/ui/sections/legal-text';
import type { Outcome } from '../../data/outcome.ts';
import { BlockFailed } from '../fallbacks/BlockFailed.tsx';
import { PageOpening } from '../page-opening/PageOpening.tsx';
import { PlainBlocks } from '../text/PlainBlocks.tsx';
import { withContacts } from '../text/with-contacts.tsx';

interface LegalPageProps {
  /** The kind of text, in legal words. */
  title: string;
  /** The kind of text, in our own words. */
  headline: string;
  text: Outcome<LegalTextData>;
  /** Content below a section, by the section’s id. */
  contentBelow?: Readonly<Record<string, ReactElement>> | undefined;
}

export function LegalPage({ title, headline, text, contentBelow }: LegalPageProps) {
  return (
    <Section band="paper">
      <PageOpening page={title} title={headline} lead={text.ok && withContacts(text.data.introduction)} />
      {text.ok ? (
        <Text {...text.data} contentBelow={contentBelow} />
      ) : (
        <BlockFailed title="The text did not reach us." />
      )}
    </Section>
  );
}

function Text({
  versions: [current, ...earlier],
  sections,
  contentBelow,
}: LegalTextData & Pick<LegalPageProps, 'contentBelow'>) {
  return (
    <LegalText
      status={
        current && (
          <p>
            <b>{`Version ${current.version}`}</b>
            <span>{`, in force since ${formatDate(current.effectiveOn)}`}</span>
          </p>
        )
      }
      tools={
        <Button variant="quiet" {...action({ print: true })}>
          Print this page
        </Button>
      }
      versions={
        current && {
          current: { title: `What changed in version ${current.version}.`, changes: current.changes },
          earlier: earlier.map(({ version, effectiveOn, changes }) => ({
            title: `Version ${version}, ${formatDate(effectiveOn)}`,
            changes,
          })),
        }
      }
      sections={sections.map(({ id, title, body }) => ({
        id,
        title,
        content: <PlainBlocks blocks={body} headingLevel={3} />,
        below: contentBelow?.[id],
      }))}
    />
  );
}
