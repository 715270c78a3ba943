import { drawMembershipCard } from '@myler/art/membership-card-picture';
import { membershipIds } from '@myler/config/memberships';
import type { DrawnFile } from './draw.ts';

/**
 * Draws the membership cards into files that pages show as pictures. Drawn in the page itself, they would add forty
 * kilobytes of lines to it, and the drawing code to the browser.
 */
export function drawCards(): DrawnFile[] {
  return membershipIds.map((id) => ({ file: `card-${id}.svg`, content: drawMembershipCard(id).svg }));
}
