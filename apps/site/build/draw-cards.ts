import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawMembershipCard } from '@myler/ui/art';
import { membershipIds } from '@myler/config/memberships';

/**
 * Draws the membership cards into files that pages show as pictures: a page that engraved them itself would carry
 * forty kilobytes of lines, and the browser the code that draws them.
 */
export async function drawCards(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(membershipIds.map((id) => writeFile(join(folder, `card-${id}.svg`), drawMembershipCard(id).svg)));
}
