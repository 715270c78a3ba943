import type { MembershipId } from '@myler/config/memberships';
import black from '../../drawn/card-black.svg?url';
import blackPlus from '../../drawn/card-black-plus.svg?url';
import dynastyDining from '../../drawn/card-dynasty-dining.svg?url';
import dynasty from '../../drawn/card-dynasty.svg?url';
import gold from '../../drawn/card-gold.svg?url';
import travel from '../../drawn/card-travel.svg?url';

/** The address of each card's picture. The build draws them (`build/draw-cards.ts`). */
export const cardPictures: Record<MembershipId, string> = {
  travel,
  gold,
  black,
  'black-plus': blackPlus,
  'dynasty-dining': dynastyDining,
  dynasty,
};
