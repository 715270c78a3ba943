export { island, type IslandDefinition, type IslandOptions, type Serialisable } from './define-island.ts';
export { Island, type IslandProps } from './Island.tsx';
export {
  registerIslands,
  type BoundaryProps,
  type Failure,
  type IsClientOnly,
  type IslandName,
  type IslandParts,
  type PropsOf,
  type Register,
} from './register.ts';
