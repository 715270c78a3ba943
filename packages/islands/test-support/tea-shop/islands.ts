import { island } from '../../src/island/index.ts';

export const islands = {
  steeping: island(async () => (await import('./steeping.island.tsx')).Steeping),
};

declare module '../../src/island/index.ts' {
  interface Register {
    islands: typeof islands;
  }
}

declare module '../../src/attributes/index.ts' {
  interface Actions {
    /** The name of a tea. */
    'add-to-basket': string;
  }
}
