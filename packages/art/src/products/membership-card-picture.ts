import type { Drawing } from '../core/drawing.ts';
import { drawText } from '../lettering/text.ts';
import { engraveMembershipCard } from './membership-card.ts';

/**
 * A membership card as a picture, 340 × 214. Its text is outlines, because a picture cannot use the page's font.
 *
 * @throws {RangeError} when there is no such membership
 */
export function drawMembershipCard(membershipId: string): Drawing {
  return engraveMembershipCard(membershipId, drawText);
}
