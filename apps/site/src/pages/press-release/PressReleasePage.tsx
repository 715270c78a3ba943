import type { PressRelease, PressReleaseSummary } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { deskLine, mailboxes } from '@myler/config/contact';
import { formatDate } from '@myler/config/dates';
import { releaseAddress, releasesAddress, releaseYear } from '@myler/domain/filters';
import { withoutFullStop } from '@myler/domain/words';
import { action } from '@myler/islands/attributes';
import { Button } from '@myler/ui/button';
import { FactsList } from '@myler/ui/facts-list';
import { boxClass } from '@myler/ui/layout';
import { Link } from '@myler/ui/link';
import { Section } from '@myler/ui/section';
import { Neighbours } from '@myler/ui/sections/neighbours';
import { Release } from '@myler/ui/sections/release';
import type { Outcome } from '../../data/outcome.ts';
import { PRESS_KIT } from '../../features/press/press-addresses.ts';
import { PressBoilerplate } from '../../features/press/PressBoilerplate.tsx';
import { PlainBlocks } from '../../features/text/PlainBlocks.tsx';

export interface PressReleasePageProps {
  release: PressRelease;
  /** All releases, newest first. */
  all: Outcome<readonly PressReleaseSummary[]>;
}

/** A release for editors: date and place, the text, the contact, the picture, and the boilerplate. */
export function PressReleasePage({ release, all }: PressReleasePageProps) {
  const { title, summary, city, publishedOn, body, picture } = release;
  const year = releaseYear(release);
  const widest = picture.widths.at(-1) ?? picture.width;
  return (
    <>
      <Release
        trail={[
          { label: 'Press', href: address('/press') },
          { label: `Releases of ${year}`, href: releasesAddress({ year, page: 1 }) },
          { label: withoutFullStop(title) },
        ]}
        title={title}
        summary={summary}
        dateline={
          <>
            <span>{`${city},`}</span> <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
          </>
        }
        end="Ends"
        margin={<Margin release={release} />}
        marginLabel="About this release"
        picture={picture}
        caption={`${picture.alt}. Drawn by Myler, free to print with this release.`}
        download={
          <Link
            variant="standalone"
            href={`${picture.src}-${widest}.jpeg`}
            download=""
          >{`Download, ${widest.toLocaleString('en-GB')} pixels wide`}</Link>
        }
      >
        <PlainBlocks blocks={body} headingLevel={2} />
      </Release>
      <Section band="paper-2">
        <PressBoilerplate headingLevel={2} />
      </Section>
      {all.ok && <BeforeAndAfter release={release} all={all.data} />}
    </>
  );
}

function Margin({ release: { publishedOn, city } }: { release: PressRelease }) {
  return (
    <>
      <FactsList
        facts={[
          { term: 'Published', detail: <time dateTime={publishedOn}>{formatDate(publishedOn)}</time> },
          { term: 'From', detail: city },
          { term: 'Questions', detail: <a href={`mailto:${mailboxes.press}`}>{mailboxes.press}</a> },
          { term: 'By telephone', detail: <a href={deskLine.href}>{deskLine.display}</a> },
          {
            term: 'To take',
            detail: (
              <a href={PRESS_KIT} download="">
                The press kit
              </a>
            ),
          },
        ]}
      />
      <Button variant="quiet" className={boxClass({ only: 'screen', before: 3 })} {...action({ print: true })}>
        Print this release
      </Button>
    </>
  );
}

/** The releases before and after this one, of which the newest is the first. */
function BeforeAndAfter({ release, all }: { release: PressReleaseSummary; all: readonly PressReleaseSummary[] }) {
  const place = all.findIndex(({ id }) => id === release.id);
  const [earlier, later] = place < 0 ? [] : [all[place + 1], all[place - 1]];
  if (!earlier && !later) return null;
  const linkTo = (label: string, other: PressReleaseSummary | undefined) =>
    other && { label: `${label}, ${formatDate(other.publishedOn)}`, title: other.title, href: releaseAddress(other) };
  return (
    <Neighbours
      label="Earlier and later releases"
      earlier={linkTo('Before it', earlier)}
      later={linkTo('After it', later)}
    />
  );
}
