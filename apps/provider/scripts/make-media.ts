/**
 * Makes pictures ahead, so that no visitor waits for one.
 *
 *   pnpm --filter @myler/provider media            every picture in every size and format, into DATA_DIR/media
 *   make-media.ts --home <folder>                  what the home page shows, as AVIF, and the facts of every drawing (the
 *                                                  build does this)
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  documentEntry,
  documentKinds,
  homeEntry,
  hotelEntry,
  type DocumentEntry,
  type DocumentKind,
} from '../src/content/entries.ts';
import { contentEntries, contentFile } from '../src/content/files.ts';
import { factsOfScenes, widthsOf, type SceneEntry } from '../src/content/scene.ts';
import { createMediaLibrary } from '../src/media/library.ts';
import { mediaFormats, type MediaFormat } from '../src/media/rasterise.ts';

const isHome = process.argv[2] === '--home';
const started = process.env['INIT_CWD'] ?? process.cwd();
const folder = isHome
  ? resolve(process.argv[3] ?? 'dist/media')
  : join(resolve(started, process.env['DATA_DIR'] ?? '.data'), 'media');

const home = contentFile('home', homeEntry).read();
const hotels = contentEntries('hotels', hotelEntry).read();

const scenes: SceneEntry[] = isHome ? homeScenes() : everyScene();
const formats: readonly MediaFormat[] = isHome ? ['avif'] : mediaFormats;

await mkdir(folder, { recursive: true });
if (isHome) await writeFile(join(folder, 'scenes.json'), factsOfScenes(everyScene()));
const library = createMediaLibrary({ prepared: folder, cache: folder });
let files = 0;
for (const scene of scenes) {
  for (const width of widthsOf[scene.format].filter((width) => !isHome || isShownAtHome(scene, width))) {
    for (const format of formats) {
      await library.bytes(scene, width, format);
      files++;
    }
  }
}
console.log(`${files} pictures of ${scenes.length} scenes in ${folder}`);

function homeScenes(): SceneEntry[] {
  const cards = hotels
    .filter(({ id, hot }) => hot || home.hotels.includes(id))
    .flatMap(({ scenes }) => scenes[0] ?? []);
  return [home.hero, ...cards, ...latestArticles(), ...inspirations(), ...scenesIn(read('instagram-feed'))];
}

function read<Kind extends DocumentKind>(kind: Kind): DocumentEntry<Kind>[] {
  return contentEntries(kind, documentEntry(kind)).read() as DocumentEntry<Kind>[];
}

function latestArticles(): SceneEntry[] {
  const newestFirst = read('articles').toSorted((a, b) => (a.publishedOn < b.publishedOn ? 1 : -1));
  return newestFirst.slice(0, 3).map(({ scene }) => scene);
}

/** The first of each kind stands on home as a picture. */
function inspirations(): SceneEntry[] {
  const all = read('inspirations');
  return (['feeling', 'moment'] as const).flatMap((kind) => all.find((one) => one.kind === kind)?.scene ?? []);
}

/** Cards stand in four columns or fewer; the largest sizes are for a hotel's own page. */
function isShownAtHome(scene: SceneEntry, width: number): boolean {
  return scene.format === 'wide' ? width <= 1600 : width >= 400 && width <= 800;
}

function everyScene(): SceneEntry[] {
  const documents = documentKinds.flatMap((kind) => contentEntries(kind, documentEntry(kind)).read());
  return [home.hero, ...hotels.flatMap(({ scenes }) => scenes), ...scenesIn(documents)];
}

/** Wherever an entry holds a scene, in itself or in its text. */
function scenesIn(value: unknown): SceneEntry[] {
  if (Array.isArray(value)) return value.flatMap(scenesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => (name === 'scene' ? [item as SceneEntry] : scenesIn(item)));
}
