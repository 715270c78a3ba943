import { createFileRoute } from '@tanstack/react-router';
import { newsThing } from '../head/json-ld/reading.ts';
import { orNotFound } from '../data/or-not-found.ts';
import { outcomeOf } from '../data/outcome.ts';
import { pageHead } from '../head/page-head.ts';
import { releaseAddress } from '@myler/domain/filters';
import { ALL_RELEASES } from '../features/press/press-addresses.ts';
import { PressReleasePage } from '../pages/press-release/PressReleasePage.tsx';

export const Route = createFileRoute('/press/$id')({
  loader: async ({ params: { id }, context: { read } }) => {
    const [release, all] = await Promise.all([
      orNotFound(read('pressRelease', { params: { id } })),
      outcomeOf(read('pressReleases', { query: ALL_RELEASES }).then(({ items }) => items)),
    ]);
    return { release, all };
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead({
          page: '/press/$id',
          title: `${loaderData.release.title.replace(/\.$/, '')}, press release`,
          description: loaderData.release.summary,
          path: releaseAddress(loaderData.release),
          origin: match.context.origin,
          things: import.meta.env.SSR && ((origin) => [newsThing(loaderData.release, origin)]),
        })
      : {},
  component: () => <PressReleasePage {...Route.useLoaderData()} />,
});
