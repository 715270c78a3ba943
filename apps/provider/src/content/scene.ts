import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Picture } from '@myler/api-client/contract';
import { drawScene, formats, hours, motifs, seasons, type Scene } from '@myler/art/scene';

/** A picture as content writes it: what to draw, and what it then shows. */
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

/** The widths each format is made in, in pixels: what the layouts show, and twice that. */
export const widthsOf: Record<SceneEntry['format'], number[]> = {
  portrait: [320, 400, 600, 800, 1200],
  landscape: [400, 640, 800, 1200, 1600],
  wide: [640, 960, 1280, 1600, 2000],
};

interface DrawnScene {
  svg: string;
  width: number;
  height: number;
  colour: string;
  /** Of the drawing: a picture that is drawn anew has a new address. */
  version: string;
}

/** Raised when the same drawing is made into other pixels. */
const ENCODING = '2';

export function draw({ alt: _, details, ...scene }: SceneEntry): DrawnScene {
  const drawing = drawScene({ ...scene, ...(details ? { details } : {}) } satisfies Scene);
  const version = createHash('sha256').update(`${ENCODING} ${drawing.svg}`).digest('hex').slice(0, 8);
  return { ...drawing, version };
}

/** What is kept of a drawing once it is drawn; the drawing itself is a hundred times as much. */
const facts = factsOfBuild();

/**
 * What the build kept of every drawing: to draw a list's pictures only to name them takes seconds, and who asked first
 * waited for it. Beside the bundle, so that it is of the same drawings; from source there is none.
 */
function factsOfBuild(): Map<string, Omit<DrawnScene, 'svg'>> {
  try {
    return new Map(JSON.parse(readFileSync(new URL('media/scenes.json', import.meta.url), 'utf8')) as []);
  } catch {
    return new Map();
  }
}

/** The same, for the build to keep. */
export function factsOfScenes(scenes: readonly SceneEntry[]): string {
  return JSON.stringify(scenes.map((scene) => [keyOf(scene), factsOf(scene)]));
}

/**
 * A scene as the contract's picture, with the colour and the version of what is drawn.
 *
 * @param name below /media: "hotels/maison-palmier-1"
 */
export function pictureOf(name: string, scene: SceneEntry): Picture {
  const { version, width, height, colour } = factsOf(scene);
  return { src: `/media/${name}-v${version}`, alt: scene.alt, width, height, colour, widths: widthsOf[scene.format] };
}

export function versionOf(scene: SceneEntry): string {
  return factsOf(scene).version;
}

function factsOf(scene: SceneEntry): Omit<DrawnScene, 'svg'> {
  const key = keyOf(scene);
  let known = facts.get(key);
  if (!known) {
    const { svg: _svg, ...rest } = draw(scene);
    known = rest;
    facts.set(key, known);
  }
  return known;
}

function keyOf({ motif, hour, season, seed, format, details }: SceneEntry): string {
  return JSON.stringify([motif, hour, season, seed, format, details]);
}
