import { join } from 'node:path';
import { preparePictures } from '../src/media/prepare.ts';
import { contentFolder } from '../src/environment/paths.ts';
import { homeRasters } from './scenes.ts';

/**
 * Makes the pictures of the home page ahead. Run by `scripts/make-when-changed.mjs`.
 *
 * @param args the folder to make them in
 */
export default async function makeHomePictures(
  [folder = 'dist/media']: string[],
  { isDamaged }: { isDamaged: (file: string) => boolean },
): Promise<{ outputs: string[]; data: string[] }> {
  const files = await preparePictures(folder, homeRasters(), isDamaged);
  return { outputs: files.map((file) => join(folder, file)), data: [contentFolder] };
}
