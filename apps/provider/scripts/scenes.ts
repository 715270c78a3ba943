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

/** Every scene that the content holds. */
export function everyScene(): SceneEntry[] {
  const documents = documentKinds.flatMap((kind) => contentEntries(kind, documentEntry(kind)).read());
  return [readHome().hero, ...readHotels().flatMap(({ scenes }) => scenes), ...scenesIn(documents)];
}

/** Every picture of every scene. */
export function everyRaster(formats: readonly PictureFormat[]): Raster[] {
  return rasters(everyScene(), formats);
}

/** What the home page shows, in the format that browsers of today ask for; what is seen first comes first. */
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

/** The first of each kind stands on home as a picture. */
function inspirations(): SceneEntry[] {
  const all = read('inspirations');
  return (['feeling', 'moment'] as const).flatMap((kind) => all.find((one) => one.kind === kind)?.scene ?? []);
}

/** Cards stand in four columns or fewer; the largest sizes are for a hotel's own page. */
function isShownAtHome({ scene, width }: Raster): boolean {
  return scene.format === 'wide' ? width <= 1600 : width >= 400 && width <= 800;
}

/** Wherever an entry holds a scene, in itself or in its text. */
function scenesIn(value: unknown): SceneEntry[] {
  if (Array.isArray(value)) return value.flatMap(scenesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => (name === 'scene' ? [item as SceneEntry] : scenesIn(item)));
}
