import { coord } from './path.ts';

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** The definitions of a drawing, referred to by id. */
export interface Definitions {
  id: () => string;
  define: (markup: string) => void;
  /** Adds a linear gradient, from top to bottom by default. Returns the value for `fill`. */
  gradient: (stops: readonly Stop[], direction?: readonly [number, number, number, number]) => string;
  /** Adds a radial gradient: a soft light around a point. */
  halo: (colour: string, x: number, y: number, radius: number, opacity?: number) => string;
  /** Clips markup to the path `d`. */
  clip: (d: string, markup: string) => string;
  /** The content of the drawing's `<defs>`. */
  markup: () => string;
}

const stopMarkup = ([offset, colour, opacity = 1]: Stop): string =>
  `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${Math.round(opacity * 100) / 100}"` : ''}/>`;

/** Collects gradients and clips. The prefix makes their ids unique on a page with several drawings. */
export function createDefinitions(prefix: string): Definitions {
  const markup: string[] = [];
  const namesByBody = new Map<string, string>();
  let count = 0;
  const id = (): string => `${prefix}${(count++).toString(36)}`;
  const once = (body: string, wrap: (name: string) => string): string => {
    const existingName = namesByBody.get(body);
    if (existingName) return existingName;
    const name = id();
    namesByBody.set(body, name);
    markup.push(wrap(name));
    return name;
  };
  return {
    id,
    define: (text) => void markup.push(text),
    gradient: (stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) => {
      const body = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(stopMarkup).join('')}</linearGradient>`;
      return `url(#${once(body, (name) => `<linearGradient id="${name}" ${body}`)})`;
    },
    halo: (colour, x, y, radius, opacity = 0.9) => {
      const stops = [
        [0, colour, opacity],
        [0.3, colour, opacity * 0.42],
        [0.62, colour, opacity * 0.11],
        [1, colour, 0],
      ] as const;
      const body = `>${stops.map(stopMarkup).join('')}</radialGradient>`;
      const name = once(body, (fresh) => `<radialGradient id="${fresh}"${body}`);
      return `<circle cx="${coord(x)}" cy="${coord(y)}" r="${coord(radius)}" fill="url(#${name})"/>`;
    },
    clip: (d, inside) => {
      const name = once(`<clip>${d}`, (fresh) => `<clipPath id="${fresh}"><path d="${d}"/></clipPath>`);
      return `<g clip-path="url(#${name})">${inside}</g>`;
    },
    markup: () => markup.join(''),
  };
}
