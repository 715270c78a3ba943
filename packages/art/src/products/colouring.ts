import type { Drawing } from '../core/drawing.ts';
import type { Scene } from '../core/scene.ts';
import { drawScene } from '../scenes/draw-scene.ts';

const INK = '#3a342a';
const LINE = 2.5;
/** Hairlines of the picture become thicker, and its beams thinner, so that all look drawn by one pen. */
const THINNEST = 2;
const THICKEST = 4;
/** Fainter shapes are mist, shadow and reflection, which have no outline. */
const FAINTEST = 0.5;

const LOOK = / (?:fill|stroke|opacity|fill-opacity|stroke-opacity|stroke-width|stroke-linejoin|filter|mask)="[^"]*"/g;

/**
 * A scene as a page to colour: each shape white with an outline, in the order in which the poster is printed, so that
 * what stands in front hides what is behind. Glows, mist and grain are left out.
 */
export function drawColouring(scene: Scene): Drawing {
  const { svg, width, height } = drawScene({ ...scene, format: scene.format ?? 'portrait' });
  const glows = glowsIn(svg);
  const outlined = svg
    .replaceAll(/<(path|rect|circle)((?: [^>]*?)?)\/>/g, (_, name: string, look: string) => outline(name, look, glows))
    .replaceAll(/<(?:g|use)(?: [^>]*)?>/g, (element) => element.replaceAll(LOOK, ''));
  return { svg: withoutPaints(outlined), width, height, colour: '#ffffff' };
}

/** The ids of paints that fade out, or that scatter dots: they are light and grain, not things. */
function glowsIn(svg: string): ReadonlySet<string | undefined> {
  const fading = [...svg.matchAll(/<linearGradient id="([^"]+)"[^>]*>(.*?)<\/linearGradient>/g)]
    .filter(([, , stops]) => stops?.includes('stop-opacity="0"'))
    .map(([, id]) => id);
  const others = [...svg.matchAll(/<(?:radialGradient|pattern) id="([^"]+)"/g)].map(([, id]) => id);
  return new Set([...fading, ...others]);
}

function outline(name: string, look: string, glows: ReadonlySet<string | undefined>): string {
  const value = (attribute: string) => new RegExp(` ${attribute}="([^"]*)"`).exec(look)?.[1];
  const paint = /url\(#([^)]+)\)/.exec(value('fill') ?? '')?.[1];
  const faintest = Math.min(...['opacity', 'fill-opacity', 'stroke-opacity'].map((part) => Number(value(part) ?? 1)));
  if ((paint && glows.has(paint)) || faintest < FAINTEST) return '';
  const isLine = value('fill') === 'none';
  const thickness = Math.min(THICKEST, Math.max(THINNEST, Number(value('stroke-width') ?? THINNEST)));
  return `<${name}${look.replaceAll(LOOK, '')} fill="${isLine ? 'none' : '#fff'}" stroke="${INK}" stroke-width="${isLine ? thickness : LINE}" stroke-linejoin="round"/>`;
}

/** Without the gradients and patterns that nothing refers to any more. Clips stay. */
function withoutPaints(svg: string): string {
  return svg.replaceAll(/<(linearGradient|radialGradient|pattern) id="([^"]+)".*?<\/\1>/g, (paint, _, id: string) =>
    svg.includes(`url(#${id})`) ? paint : '',
  );
}
