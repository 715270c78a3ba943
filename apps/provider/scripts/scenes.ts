import {
  documentEntry,
  documentKinds,
  homeEntry,
  type DocumentEntry,
  type DocumentKind,
} from '../src/content/document-entries.ts';
import { hotelEntry } from '../src/content/hotel-entry.ts';
import { contentEntries, contentFile } from '../src/content/files.ts';
import { widthsOf, type SceneEntry } from '../src/content/scene.ts';
import type { Raster } from '../src/media/prepare.ts';
import type { PictureFormat } from '@myler/config/pictures';

/** Every scene of the content. */
export function everyScene(): SceneEntry[] {
  const documents = documentKinds.flatMap((kind) => contentEntries(kind, documentEntry(kind)).read());
  return [readHome().hero, ...readHotels().flatMap(({ scenes }) => scenes), ...scenesIn(documents)];
}

/** Every picture of every scene. */
export function everyRaster(formats: readonly PictureFormat[]): Raster[] {
  return rasters(everyScene(), formats);
}

/** The pictures of the home page in the format that current browsers request, in the order of the page. */
export function homeRasters(): Raster[] {
  const home = readHome();
  const cards = readHotels()
    .filter(({ id, hot }) => hot || home.hotels.includes(id))
    .flatMap(({ scenes }) => scenes[0] ?? []);
  const scenes = [home.hero, ...cards, ...latestArticles(), ...inspirations(), ...scenesIn(read('instagram-feed'))];
  return rasters(scenes, ['avif']).filter(isShownAtHome);
}

function rasters(scenes: SceneEntry[], formats: readonly PictureFormat[]): Raster[] {
  return scenes.flatMap((scene) =>
    widthsOf[scene.format].flatMap((width) => formats.map((format) => ({ scene, width, format }))),
  );
}

function readHome() {
  return contentFile('home', homeEntry).read();
}

function readHotels() {
  return contentEntries('hotels', hotelEntry).read();
}

function read<Kind extends DocumentKind>(kind: Kind): DocumentEntry<Kind>[] {
  return contentEntries(kind, documentEntry(kind)).read() as DocumentEntry<Kind>[];
}

function latestArticles(): SceneEntry[] {
  const newestFirst = read('articles').toSorted((a, b) => (a.publishedOn < b.publishedOn ? 1 : -1));
  return newestFirst.slice(0, 3).map(({ scene }) => scene);
}

/** The home page shows the picture of the first inspiration of each kind. */
function inspirations(): SceneEntry[] {
  const all = read('inspirations');
  return (['feeling', 'moment'] as const).flatMap((kind) => all.find((one) => one.kind === kind)?.scene ?? []);
}

/** The home page has at most four columns of cards. Only a hotel's own page uses the largest widths. */
function isShownAtHome({ scene, width }: Raster): boolean {
  return scene.format === 'wide' ? width <= 1600 : width >= 400 && width <= 800;
}

/** All scenes of an entry, including those in its text. */
function scenesIn(value: unknown): SceneEntry[] {
  if (Array.isArray(value)) return value.flatMap(scenesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => (name === 'scene' ? [item as SceneEntry] : scenesIn(item)));
}
