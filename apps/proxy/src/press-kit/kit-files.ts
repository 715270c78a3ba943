import type { Picture } from '@myler/api-client/contract';
import { Problem } from '@myler/api-client/problems';
import type { ProviderClient } from '@myler/api-client/provider';
import type { Assets } from '../assets/assets.ts';
import type { ProviderClients } from '../provider/clients.ts';
import { readmeOf, type ShownPicture } from './readme.ts';

/** The number of hotel pictures in the kit. */
const PICTURE_COUNT = 3;

/** The site's build draws them into the folder of its client build (`apps/site/build/draw-brand.ts`). */
const marks = ['arch', 'myler'].flatMap((mark) =>
  ['ink', 'paper', 'gold'].flatMap((ink) => ['svg', 'png'].map((format) => `${mark}-${ink}.${format}`)),
);

/** Pages whose pictures for shared links (1200 × 630) are in the kit. */
const socialCards = ['home', 'our-hotels', 'travel-journal'];

export interface KitSources {
  assets: Assets;
  website: ProviderClient;
  picture: ProviderClients['picture'];
  origin: string;
}

/** The files of the kit, by their path in it. */
export async function kitFiles(sources: KitSources): Promise<Record<string, Uint8Array>> {
  const { items } = await sources.website.call('homeHotels', { query: { page: 1, limit: PICTURE_COUNT } });
  const shown = items.slice(0, PICTURE_COUNT).map(({ id, name, place, picture }): ShownPicture => ({
    file: `pictures/${id}.jpeg`,
    name,
    place,
    picture,
  }));
  const fetched = await Promise.all([
    ...marks.map(async (file) => [`marks/${file}`, await readAsset(`/brand/${file}`, sources)] as const),
    ...socialCards.map(
      async (page) =>
        [`social/${page}.jpeg`, await fetchPicture(`/media/social/pages/${page}-1200.jpeg`, sources)] as const,
    ),
    ...shown.map(async ({ file, picture }) => [file, await fetchPicture(largestFile(picture), sources)] as const),
  ]);
  const readme = new TextEncoder().encode(readmeOf(shown, sources.origin));
  return { 'README.txt': readme, ...Object.fromEntries(fetched) };
}

async function readAsset(path: string, { assets }: KitSources): Promise<Uint8Array> {
  const file = await assets.find(path);
  if (!file)
    throw new Error(`The press kit needs ${path}, which the site's build draws (pnpm --filter @myler/site build).`);
  return file.bodies.identity;
}

async function fetchPicture(path: string, { picture }: KitSources): Promise<Uint8Array> {
  const response = await picture(path);
  if (!response.ok)
    throw new Problem(502, 'The press kit could not be put together just now. Please try again in a moment.');
  return new Uint8Array(await response.arrayBuffer());
}

function largestFile({ src, widths, width }: Picture): string {
  return `${src}-${widths.at(-1) ?? width}.jpeg`;
}
