import type { Myler } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { Breadcrumb } from '@myler/ui/breadcrumb';
import { Label } from '@myler/ui/label';
import { Section } from '@myler/ui/section';
import type { Outcome } from '../../data/outcome.ts';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import type { DirectoryQuery } from './directory-query.ts';
import { DirectoryList } from './directory.List.tsx';
import { DirectoryMatched } from './directory.Matched.tsx';
import { DirectoryQuestions } from './directory.Questions.tsx';
import styles from './DirectoryPage.module.css';

interface DirectoryPageProps {
  query: DirectoryQuery;
  mylers: Outcome<Myler[]>;
}

/**
 * The Mylers, filtered by the address; or, with answers to the four questions, ranked by them, each with the reason.
 */
export function DirectoryPage({ query, mylers }: DirectoryPageProps) {
  return (
    <>
      <Section band="paper">
        <div className={styles.trail}>
          <Breadcrumb
            items={[
              { label: 'Home', href: address('/') },
              { label: 'Discover Myler', href: address('/discover-myler') },
              { label: 'The Mylers' },
            ]}
          />
        </div>
        <div className={styles.opening}>
          <div>
            <Label seenOnly>The Mylers</Label>
            <h1>Twenty-four people, in twelve cities.</h1>
          </div>
          <p className={styles.lead}>
            Each looks after about ninety families, and has children, parents or nephews of their own to be corrected
            by. You needn’t live in the same city. You should want to talk to them at half past nine in the evening.
          </p>
        </div>
      </Section>
      {mylers.ok ? (
        <>
          <DirectoryQuestions query={query} mylers={mylers.data} />
          {query.match ? (
            <DirectoryMatched query={query} mylers={mylers.data} />
          ) : (
            <DirectoryList query={query} mylers={mylers.data} />
          )}
        </>
      ) : (
        <Section band="paper-2">
          <BlockFailed title="The names did not reach us." />
        </Section>
      )}
    </>
  );
}
