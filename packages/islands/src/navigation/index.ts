export { delegateLinks, type LinkOptions } from './delegate-links.ts';
export { renderedStatus } from './rendered-status.ts';
export { entryKey } from './entry-key.ts';
export { silentHistory } from './silent-history.ts';
export {
  navigate,
  prefetch,
  reloadOnHistoryTraversal,
  setRouter,
  type ClientRouter,
  type NavigationOptions,
} from './navigate.ts';
