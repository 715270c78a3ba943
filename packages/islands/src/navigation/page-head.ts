import type { AnyRouter } from '@tanstack/react-router';

type Tag = Record<string, string | undefined>;

/**
 * The tags of the current page's routes, the innermost first. The router keeps the results of `head` on its matches, as
 * `meta` and `links`, for its own component only. That component renders a head, while this site's head is already in
 * the document.
 */
export function headOf(router: Pick<AnyRouter, 'state'>): { meta: Tag[]; links: Tag[] } {
  const matches = router.state.matches.toReversed();
  return {
    meta: matches.flatMap(({ meta }) => (meta ?? []) as Tag[]),
    links: matches.flatMap(({ links }) => (links ?? []) as Tag[]),
  };
}
