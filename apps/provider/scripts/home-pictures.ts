import { join } from 'node:path';
import { preparePictures } from '../src/media/prepare.ts';
import { contentFolder } from '../src/environment/paths.ts';
import { homeRasters } from './scenes.ts';

/**
 * Renders the pictures of the home page in advance. `scripts/make-when-changed.mjs` runs it.
 *
 * @param args the folder for the pictures
 */
export default async function makeHomePictures(
  [folder = 'dist/media']: string[],
  { isDamaged }: { isDamaged: (file: string) => boolean },
): Promise<{ outputs: string[]; data: string[] }> {
  const files = await preparePictures(folder, homeRasters(), isDamaged);
  return { outputs: files.map((file) => join(folder, file)), data: [contentFolder] };
}
