export { action, closestLive, findAllLive, findLive, hasLive, live, readLive, setLive } from './live.ts';
export type {
  ActionDetails,
  Actions,
  AnyAttribute,
  AttributeName,
  HydrateOn,
  LiveAttributes,
  NameWithValue,
} from './live-attributes.ts';
