import type { Myler } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { Section } from '@myler/ui/section';
import type { Outcome } from '../../data/outcome.ts';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import type { MylerQuery } from '@myler/domain/matching';
import { DirectoryList } from './directory.List.tsx';
import { DirectoryMatched } from './directory.Matched.tsx';
import { DirectoryQuestions } from './directory.Questions.tsx';
import { PageOpening } from '../../features/page-opening/PageOpening.tsx';

interface DirectoryPageProps {
  query: MylerQuery;
  mylers: Outcome<Myler[]>;
}

/**
 * The Mylers, filtered by the address; or, with answers to the four questions, ranked by them, each with the reason.
 */
export function DirectoryPage({ query, mylers }: DirectoryPageProps) {
  return (
    <>
      <Section band="paper">
        <PageOpening
          page="The Mylers"
          via={[{ label: 'Discover Myler', href: address('/discover-myler') }]}
          title="Twenty-four people, in twelve cities."
          lead="Each looks after about ninety families, and has children, parents or nephews of their own to be corrected by. You needn’t live in the same city. You should want to talk to them at a quarter to six, with one shoe missing."
        />
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
