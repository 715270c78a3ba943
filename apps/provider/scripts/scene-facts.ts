import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { factsOfScenes } from '../src/content/scene.ts';
import { contentFolder } from '../src/environment/paths.ts';
import { everyScene } from './scenes.ts';

/**
 * Writes the facts of every drawing (size, colour, version), so that the provider knows a picture's address without
 * drawing it. `scripts/make-when-changed.mjs` runs it.
 *
 * @param args the file to write
 */
export default async function writeSceneFacts([file = 'dist/media/scenes.json']: string[]): Promise<{
  outputs: string[];
  data: string[];
}> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, factsOfScenes(everyScene()));
  return { outputs: [file], data: [contentFolder] };
}
