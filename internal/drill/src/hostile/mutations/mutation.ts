import type fc from 'fast-check';
import type { HostileRequest } from '../requests/targets.ts';

/** Makes one thing about a good request bad. */
export type Mutation = (request: HostileRequest) => HostileRequest;

/** With how often it is chosen. */
export interface Weighted {
  weight: number;
  arbitrary: fc.Arbitrary<Mutation>;
}
