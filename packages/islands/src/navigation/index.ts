export { delegateLinks, type LinkOptions } from './delegate-links.ts';
export { entryKey } from './entry-key.ts';
export {
  navigate,
  prefetch,
  reloadOnHistoryTraversal,
  setRouter,
  type ClientRouter,
  type NavigationOptions,
} from './navigate.ts';
export { renderedStatus } from './rendered-status.ts';
export { silentHistory } from './silent-history.ts';
