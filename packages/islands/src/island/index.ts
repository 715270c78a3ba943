export { island, type IslandDefinition, type IslandOptions, type Serialisable } from './define-island.ts';
export { Island, type IslandProps } from './Island.tsx';
export type { BoundaryProps, Failure, IsClientOnly, IslandName, IslandParts, PropsOf, Register } from './register.ts';
