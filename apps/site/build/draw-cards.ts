import { drawMembershipCard } from '@myler/art/membership-card-picture';
import { membershipIds } from '@myler/config/memberships';
import type { DrawnFile } from './draw.ts';

/**
 * Draws the membership cards into files that pages show as pictures: a page that engraved them itself would carry
 * forty kilobytes of lines, and the browser the code that draws them.
 */
export function drawCards(): DrawnFile[] {
  return membershipIds.map((id) => ({ file: `card-${id}.svg`, content: drawMembershipCard(id).svg }));
}
