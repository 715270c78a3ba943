import type { AnyRouter } from '@tanstack/react-router';

type Tag = Record<string, string | undefined>;

/**
 * What the routes of the page that is shown say of it, the innermost first. The router keeps what `head` answered on its
 * matches, as `meta` and `links`, for its own component alone: that one renders a head, and here it is in the document.
 */
export function headOf(router: Pick<AnyRouter, 'state'>): { meta: Tag[]; links: Tag[] } {
  const matches = router.state.matches.toReversed();
  return {
    meta: matches.flatMap(({ meta }) => (meta ?? []) as Tag[]),
    links: matches.flatMap(({ links }) => (links ?? []) as Tag[]),
  };
}
