import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sceneMetadataJson } from '../src/content/scene.ts';
import { contentFolder } from '../src/environment/paths.ts';
import { everyScene } from './scenes.ts';

/**
 * Writes the metadata of every drawing (size, colour, version), so that the provider knows a picture's address without
 * drawing it. `scripts/make-when-changed.mjs` runs it.
 *
 * @param args the file to write
 */
export default async function writeSceneMetadata([file = 'dist/media/scenes.json']: string[]): Promise<{
  outputs: string[];
  data: string[];
}> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, sceneMetadataJson(everyScene()));
  return { outputs: [file], data: [contentFolder] };
}
