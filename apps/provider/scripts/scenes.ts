import {
  documentEntry,
  documentKinds,
  heroScenes,
  homeEntry,
  type DocumentEntry,
  type DocumentKind,
} from '../src/content/document-entries.ts';
import { hotelEntry } from '../src/content/hotel-entry.ts';
import { contentEntries, contentFile } from '../src/content/files.ts';
import { widthsOf, type SceneEntry } from '../src/content/scene.ts';
import type { Raster } from '../src/media/prepare.ts';
import { dayHourAt, HOUSE_TIME_ZONE, type DayHour } from '@myler/config/day-hours';
import type { PictureFormat } from '@myler/config/pictures';

/** Every scene of the content. */
export function everyScene(): SceneEntry[] {
  const documents = documentKinds.flatMap((kind) => contentEntries(kind, documentEntry(kind)).read());
  return [
    ...heroScenes(readHome()).map(([, scene]) => scene),
    ...readHotels().flatMap(({ scenes }) => scenes),
    ...scenesIn(documents),
  ];
}

/** Every picture of every scene. */
export function everyRaster(formats: readonly PictureFormat[]): Raster[] {
  return rasters(everyScene(), formats);
}

/**
 * The pictures of the home page in the format that current browsers request, in the order of the page. The hero at
 * other parts of the day is needed last.
 *
 * @param now the part of the day in which the pictures are made
 */
export function homeRasters(now: DayHour = houseHour()): Raster[] {
  const home = readHome();
  const isShownNow = ([hour]: [DayHour, SceneEntry]) => hour === now;
  const heroes = heroScenes(home).toSorted((a, b) => Number(isShownNow(b)) - Number(isShownNow(a)));
  const [hero = home.hero, ...otherHeroes] = heroes.map(([, scene]) => scene);
  const cards = readHotels()
    .filter(({ id, hot }) => hot || home.hotels.includes(id))
    .flatMap(({ scenes }) => scenes[0] ?? []);
  const cardsBelow = [...cards, ...latestArticles(), ...inspirations(), ...scenesIn(read('instagram-feed'))];
  const scenes = [hero, ...cardsBelow, ...otherHeroes];
  return rasters(scenes, ['avif']).filter(isShownAtHome);
}

/** The part of the day in which a visitor of an unknown country is, as one on the machine itself is. */
function houseHour(): DayHour {
  const clock = new Intl.DateTimeFormat('en', { timeZone: HOUSE_TIME_ZONE, hour: 'numeric', hourCycle: 'h23' });
  return dayHourAt(Number(clock.format()));
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
