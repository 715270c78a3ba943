import type { Myler } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { deskLine } from '@myler/config/contact';
import { LinkButton } from '@myler/ui/button';
import { Link } from '@myler/ui/link';
import { Section, SectionHeading } from '@myler/ui/section';
import { StateMessage } from '@myler/ui/state-message';
import { isEmptyQuery, MYLERS_PATH, type MylerQuery, matchMylers } from '@myler/domain/matching';
import { Cluster, Split } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { DirectoryCard } from './directory.Card.tsx';
import styles from './directory.Matched.module.css';

/** As many as a visitor is likely to compare. */
const SHOWN_FIRST = 5;

/** The best matches in order, each with the reason. */
export function DirectoryMatched({ query, mylers }: { query: MylerQuery; mylers: readonly Myler[] }) {
  const [first, ...others] = matchMylers(mylers, query).slice(0, SHOWN_FIRST);
  if (!first) {
    return (
      <Section band="paper" id="matched">
        <StateMessage
          kind="empty"
          vignette="letter"
          title={isEmptyQuery(query) ? 'We need one answer at least.' : 'No Myler matches that yet.'}
          actions={<LinkButton href={`${MYLERS_PATH}#mylers`}>See all twenty-four</LinkButton>}
        >
          <span>
            {isEmptyQuery(query)
              ? 'The ages of your children tell us most. Or ring the desk on'
              : 'Leave one of the four questions open and ask again. Or ring the desk on'}
          </span>{' '}
          <a href={deskLine.href}>{deskLine.display}</a>: matching people is what it likes best.
        </StateMessage>
      </Section>
    );
  }
  return (
    <Section band="paper" id="matched" labelledBy="matched-title">
      <Split ratio="5/7" rows={9} align="start">
        <div>
          <SectionHeading label="Our answer" title={`Begin with ${first.myler.name}.`} id="matched-title" />
          <Text size="lead" tone="quiet" before={5} measure>
            {`Tell us that you would like to meet ${first.myler.name.split(' ')[0] ?? first.myler.name}. If both of you get on in a quarter of an hour on the telephone, you have your Myler.`}
          </Text>
          <Cluster as="p" gap={7} rows={4} before={7}>
            <LinkButton href={address('/discover-myler', { hash: 'enquire' })}>Write to us</LinkButton>
            <Link href={`${MYLERS_PATH}#mylers`}>See all twenty-four</Link>
          </Cluster>
        </div>
        <ul className={styles.best}>
          <DirectoryCard myler={first.myler} reason={first.reason} />
        </ul>
      </Split>
      {others.length > 0 && (
        <>
          <h3 className={styles.subtitle}>Or, in this order</h3>
          <Split as="ol" ratio="1/1" rows={8} across={9}>
            {others.map(({ myler, reason }) => (
              <DirectoryCard key={myler.id} myler={myler} reason={reason} />
            ))}
          </Split>
        </>
      )}
    </Section>
  );
}
