import type { MembershipId } from '@myler/config/memberships';
import { island } from '@myler/islands/island';

export const islands = {
  payback: island(async () => (await import('./payback.island.tsx')).Payback),
};

declare module '@myler/islands/island' {
  interface Register {
    islands: typeof islands;
  }
}

declare module '@myler/islands/attributes' {
  interface Actions {
    join: MembershipId;
  }
}
