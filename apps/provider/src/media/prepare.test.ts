import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { SceneEntry } from '../content/scene.ts';
import { pictureFile } from './library.ts';
import { preparePictures, type Raster } from './prepare.ts';

const castle: SceneEntry = {
  motif: 'castle',
  hour: 'dusk',
  season: 'autumn',
  seed: 1,
  format: 'portrait',
  alt: 'A castle at dusk',
};
const small = (scene: SceneEntry): Raster => ({ scene, width: 320, format: 'avif' });
const fileOf = ({ scene, width, format }: Raster) => pictureFile(scene, width, format);
const first = small(castle);
const second = small({ ...castle, seed: 2 });

function createFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    bytes: (raster: Raster) => readFileSync(join(folder, fileOf(raster))),
    /** Changes whenever the file is written again, whatever is in it. */
    identity: (raster: Raster) => statSync(join(folder, fileOf(raster))).ino,
    pictures: () => readdirSync(folder).filter((file) => file.endsWith('.avif')),
  };
}

const undamaged = () => false;

it('preparing makes the missing pictures and leaves the others', async () => {
  const { folder, bytes, identity, pictures } = createFolder();
  await preparePictures(folder, [first], undamaged);
  const before = identity(first);
  await preparePictures(folder, [first, second], undamaged);
  expect(identity(first)).toBe(before);
  expect(pictures().toSorted()).toEqual([fileOf(first), fileOf(second)].toSorted());
  expect(bytes(second).subarray(4, 12).toString()).toBe('ftypavif');
});

it('preparing makes a damaged picture again, and no other', async () => {
  const { folder, bytes, identity } = createFolder();
  await preparePictures(folder, [first, second], undamaged);
  const [intact, before] = [bytes(first), identity(second)];
  const damaged = join(folder, fileOf(first));
  writeFileSync(damaged, 'half a picture');
  await preparePictures(folder, [first, second], (path) => path === damaged);
  expect(bytes(first).equals(intact)).toBe(true);
  expect(identity(second)).toBe(before);
});

it('preparing deletes pictures of unused scenes and the files of an interrupted run', async () => {
  const { folder, pictures } = createFolder();
  await preparePictures(folder, [first, second], undamaged);
  writeFileSync(join(folder, '.draft'), 'half a picture');
  await preparePictures(folder, [second], undamaged);
  expect(pictures()).toEqual([fileOf(second)]);
  expect(readdirSync(folder)).not.toContain('.draft');
});

it('preparing makes every picture again when the encoder has changed', async () => {
  const { folder, bytes } = createFolder();
  await preparePictures(folder, [first], undamaged);
  const intact = bytes(first);
  writeFileSync(join(folder, fileOf(first)), 'a picture of an older encoder');
  writeFileSync(join(folder, 'encoder.json'), '{"sharp":"0.1.0"}');
  await preparePictures(folder, [first], undamaged);
  expect(bytes(first).equals(intact)).toBe(true);
});
