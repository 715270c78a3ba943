import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Picture } from '@myler/api-client/contract';
import { drawScene, formats, hours, motifs, seasons, type Scene } from '@myler/art/scene';

/** A picture in content files: what to draw, and its alternative text. */
export const sceneEntry = z.strictObject({
  motif: z.enum(motifs),
  hour: z.enum(hours),
  season: z.enum(seasons),
  seed: z.int(),
  format: z.enum(formats),
  details: z.array(z.string()).optional(),
  alt: z.string().min(10),
});
export type SceneEntry = z.output<typeof sceneEntry>;

/** The widths of each format's files in pixels: those that the layouts use, and twice those. */
export const widthsOf: Record<SceneEntry['format'], number[]> = {
  portrait: [320, 400, 600, 800, 1200],
  landscape: [400, 640, 800, 1200, 1600],
  wide: [640, 960, 1280, 1600, 2000],
};

/** What is known of a drawing without its SVG. */
interface SceneMetadata {
  width: number;
  height: number;
  colour: string;
  /** A hash of the drawing. It is part of the address, so that a changed drawing has a new address. */
  version: string;
}

interface DrawnScene extends SceneMetadata {
  svg: string;
}

/** Increase this number when the encoding changes the pixels of the same drawing. */
const ENCODING_VERSION = '2';

export function draw(entry: SceneEntry): DrawnScene {
  const drawing = drawScene(sceneOf(entry));
  const version = createHash('sha256').update(`${ENCODING_VERSION} ${drawing.svg}`).digest('hex').slice(0, 8);
  return { ...drawing, version };
}

/** What is drawn, without the words about it. */
export function sceneOf({ alt: _, details, ...scene }: SceneEntry): Scene {
  return { ...scene, ...(details ? { details } : {}) };
}

/** The metadata of each drawing, without the SVG, which is about a hundred times as large. */
const metadataByScene = readBuiltMetadata();

/**
 * The metadata of all drawings, which the build writes next to the bundle. Without it, the first request of a list would
 * take seconds, because a picture's address needs the hash of its drawing. The file exists only beside a bundle.
 */
function readBuiltMetadata(): Map<string, SceneMetadata> {
  try {
    return new Map(JSON.parse(readFileSync(new URL('media/scenes.json', import.meta.url), 'utf8')) as []);
  } catch {
    return new Map();
  }
}

/** The file that the build writes for {@link readBuiltMetadata}. */
export function sceneMetadataJson(scenes: readonly SceneEntry[]): string {
  return JSON.stringify(scenes.map((scene) => [keyOf(scene), sceneMetadata(scene)]));
}

/**
 * A scene as the contract's picture, with the colour and the version of its drawing.
 *
 * @param name the path below /media: "hotels/maison-palmier-1"
 */
export function pictureOf(name: string, scene: SceneEntry): Picture {
  const { version, width, height, colour } = sceneMetadata(scene);
  return { src: `/media/${name}-v${version}`, alt: scene.alt, width, height, colour, widths: widthsOf[scene.format] };
}

export function versionOf(scene: SceneEntry): string {
  return sceneMetadata(scene).version;
}

function sceneMetadata(scene: SceneEntry): SceneMetadata {
  const key = keyOf(scene);
  let cached = metadataByScene.get(key);
  if (!cached) {
    const { svg: _svg, ...rest } = draw(scene);
    cached = rest;
    metadataByScene.set(key, cached);
  }
  return cached;
}

function keyOf({ motif, hour, season, seed, format, details }: SceneEntry): string {
  return JSON.stringify([motif, hour, season, seed, format, details]);
}
