import type { ReactElement } from 'react';
import type { LegalText as LegalTextData } from '@myler/api-client/contract';
import { formatDate } from '@myler/config/dates';
import { action } from '@myler/islands/attributes';
import { Button } from '@myler/ui/button';
import { Stack } from '@myler/ui/layout';
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
  next,
  sections,
  contentBelow,
}: LegalTextData & Pick<LegalPageProps, 'contentBelow'>) {
  return (
    <LegalText
      status={
        current && (
          <p>
            <b>{`Version ${current.version}`}</b>
            <span>{`, in force since ${formatDate(current.effectiveOn)}${next ? `. Version ${next.version} comes on ${formatDate(next.effectiveOn)}.` : ''}`}</span>
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
          next: next && {
            title: `What changes in version ${next.version}, from ${formatDate(next.effectiveOn)}.`,
            changes: next.changes,
          },
          current: { title: `What changed in version ${current.version}.`, changes: current.changes },
          earlier: earlier.map(({ version, effectiveOn, changes }) => ({
            title: `Version ${version}, ${formatDate(effectiveOn)}`,
            changes,
          })),
        }
      }
      sections={[
        ...sections.map(({ id, title, body }) => ({
          id,
          title,
          content: <PlainBlocks blocks={body} headingLevel={3} />,
          below: (
            <>
              {contentBelow?.[id]}
              <NextWords next={next} id={id} />
            </>
          ),
        })),
        // Those that come with the next version, after the others.
        ...(next?.sections ?? [])
          .filter(({ id }) => !sections.some((section) => section.id === id))
          .map(({ id, title }) => ({ id, title, content: <NextWords next={next} id={id} /> })),
      ]}
    />
  );
}

/** A section as it will be, when the next version changes it. */
function NextWords({ next, id }: Pick<LegalTextData, 'next'> & { id: string }) {
  const section = next?.sections.find((each) => each.id === id);
  if (!next || !section) return null;
  return (
    <Stack as="aside" gap={3} before={5} lines="around">
      <p>
        <b>{`From ${formatDate(next.effectiveOn)} it reads:`}</b>
      </p>
      <PlainBlocks blocks={section.body} headingLevel={3} />
    </Stack>
  );
}
