export { useIsLive } from './use-is-live.ts';
