import { createFileRoute } from '@tanstack/react-router';
import { personThing } from '../head/json-ld/people.ts';
import { dataOf, outcomeOf } from '../data/outcome.ts';
import { pageHead } from '../head/page-head.ts';
import { TeamPage } from '../pages/team/TeamPage.tsx';

export const Route = createFileRoute('/the-team')({
  loader: async ({ context: { read } }) => ({
    people: await outcomeOf(read('team', { query: { page: 1, limit: 50 } }).then(({ items }) => items)),
  }),
  head: ({ match, loaderData }) =>
    pageHead({
      page: '/the-team',
      description:
        'The fourteen people of Myler, in London, Paris, Lyon, New York and Sydney: who founded it, who answers, who measures the cots and who draws.',
      origin: match.context.origin,
      things:
        import.meta.env.SSR &&
        ((origin) => dataOf(loaderData?.people, []).map((person) => personThing(person, origin))),
    }),
  component: () => <TeamPage {...Route.useLoaderData()} />,
});
