import { createRequire } from 'node:module';
import { geoAzimuthalEqualArea, geoGraticule, geoMercator, geoPath, type GeoProjection } from 'd3-geo';
import { feature } from 'topojson-client';
import { discScale, PLATE_HEIGHT, plates, PLATE_WIDTH, type Disc, type Plate, type Sheet } from '@myler/domain/map';
import type { DrawnFile } from './draw.ts';

type Atlas = Parameters<typeof feature>[0] & { objects: { land: Parameters<typeof feature>[1] } };

const SEA = '#15201f';
const GOLD = '#baa57e';

/**
 * Draws the plates of the hotels' map into files that pages show as pictures: real coasts (Natural Earth, through
 * world-atlas) in the style of engraved sea charts, with lines that follow the shore. The page adds the hotels.
 */
export function drawMap(): DrawnFile[] {
  const coarse = readLand('land-110m');
  const fine = readLand('land-50m');
  return Object.values(plates).map((plate) => ({
    file: `map-${plate.id}.svg`,
    content: drawPlate(plate, plate.id === 'world' ? coarse : fine),
  }));
}

const require = createRequire(import.meta.url);

/** Loaded as a module and not read as a file, so that a new version of the atlas redraws the map. */
function readLand(name: string) {
  const atlas = require(`world-atlas/${name}.json`) as Atlas;
  return feature(atlas, atlas.objects.land);
}

type Land = ReturnType<typeof readLand>;

function drawPlate(plate: Plate, land: Land): string {
  const drawn = plate.charts.map((chart, index) =>
    chart.kind === 'disc' ? drawDisc(chart, land, `c${index}`) : drawSheet(chart, land, `c${index}`),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PLATE_WIDTH} ${PLATE_HEIGHT}" width="${PLATE_WIDTH}" height="${PLATE_HEIGHT}">`,
    `<linearGradient id="land" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${PLATE_HEIGHT}"><stop stop-color="#6a5d44"/><stop offset="1" stop-color="#3b4238"/></linearGradient>`,
    `<path fill="${SEA}" d="M0 0h${PLATE_WIDTH}v${PLATE_HEIGHT}H0z"/>`,
    ...drawn,
    ...(plate.id === 'world' ? [compassRose(116, 590, 62)] : []),
    '</svg>',
  ].join('');
}

function drawDisc(disc: Disc, land: Land, id: string): string {
  const [x, y] = disc.at;
  const projection = geoAzimuthalEqualArea()
    .rotate([-disc.centre[0], -disc.centre[1]])
    .scale(discScale(disc))
    .translate([x, y])
    .clipAngle(90)
    .precision(0.6);
  const step = disc.radius > 150 ? 15 : 30;
  return [
    `<clipPath id="${id}-rim"><circle cx="${x}" cy="${y}" r="${disc.radius}"/></clipPath>`,
    `<circle cx="${x}" cy="${y}" r="${disc.radius}" fill="#192826"/>`,
    `<g clip-path="url(#${id}-rim)">${engrave(projection, land, id, step, disc.radius > 150 ? 1 : 0.6)}</g>`,
    rim(disc),
  ].join('');
}

function drawSheet(sheet: Sheet, land: Land, id: string): string {
  const projection = geoMercator()
    .rotate([-sheet.centre[0], 0])
    .center([0, sheet.centre[1]])
    .scale(sheet.scale)
    .translate([...sheet.at])
    // Clipped a little beyond the edge, so that no shore line runs along it.
    .clipExtent([
      [-40, -40],
      [PLATE_WIDTH + 40, PLATE_HEIGHT + 40],
    ])
    .precision(0.8);
  return `<path fill="#192826" d="M0 0h${PLATE_WIDTH}v${PLATE_HEIGHT}H0z"/>${engrave(projection, land, id, 10, 1)}`;
}

/** Graticule, the lines along the shore, and the land with its coast. */
function engrave(projection: GeoProjection, land: Land, id: string, step: number, weight: number): string {
  const path = geoPath(projection).digits(1);
  const coast = path(land) ?? '';
  const graticule = path(geoGraticule().step([step, step])()) ?? '';
  // Each pair of strokes, a wide one in the line's colour and a slightly narrower one in the sea's, leaves a hairline
  // on either side of the shore.
  const lines = [34, 26, 19, 13, 8, 4].map((width, index) => {
    const opacity = (0.14 + index * 0.07).toFixed(2);
    return [
      `<use href="#${id}" stroke="${GOLD}" stroke-opacity="${opacity}" stroke-width="${(width * weight).toFixed(1)}"/>`,
      `<use href="#${id}" stroke="#192826" stroke-width="${(width * weight - 0.9).toFixed(1)}"/>`,
    ].join('');
  });
  return [
    `<defs><path id="${id}" d="${coast}" stroke-linejoin="round"/></defs>`,
    `<g fill="none">${lines.join('')}</g>`,
    `<path d="${graticule}" fill="none" stroke="${GOLD}" stroke-opacity=".12" stroke-width=".5"/>`,
    `<use href="#${id}" fill="url(#land)" stroke="${GOLD}" stroke-opacity=".85" stroke-width="${0.8 * weight}"/>`,
  ].join('');
}

/** The edge of a disc: two hairlines with the braid of the membership cards between them. */
function rim({ at: [x, y], radius }: Disc): string {
  const inner = radius + 3;
  const outer = radius + (radius > 150 ? 13 : 9);
  const waves = radius > 150 ? 96 : 56;
  const braid = strand(inner + 1.5, outer - 1.5, waves);
  const turns = [0, 1, 2, 3].map(
    (turn) => `<use href="#b${radius}" transform="rotate(${((turn * 360) / waves / 4).toFixed(3)})"/>`,
  );
  return [
    `<g transform="translate(${x} ${y})" fill="none" stroke="${GOLD}">`,
    `<circle r="${radius}" stroke-width=".8"/><circle r="${inner}" stroke-width=".4"/><circle r="${outer}" stroke-width=".8"/>`,
    `<defs><path id="b${radius}" d="${braid}"/></defs><g stroke-width=".45" stroke-opacity=".75">${turns.join('')}</g></g>`,
  ].join('');
}

/** One strand of the braid, a closed curve that oscillates between two radii. */
function strand(inner: number, outer: number, waves: number): string {
  const points = Array.from({ length: waves * 2 }, (_, index) => {
    const angle = (index / (waves * 2)) * 2 * Math.PI;
    const radius = index % 2 === 0 ? inner : outer;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
  const middle = (a: readonly [number, number], b: readonly [number, number]) =>
    [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const;
  const write = ([px, py]: readonly [number, number]) => `${px.toFixed(1)} ${py.toFixed(1)}`;
  const last = points.at(-1) ?? [0, 0];
  const first = points[0] ?? [0, 0];
  const curves = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? first;
    return `Q${write(point)} ${write(middle(point, next))}`;
  });
  return `M${write(middle(last, first))}${curves.join('')}Z`;
}

/** Sixteen directions; the needle to the north is highlighted. */
function compassRose(x: number, y: number, size: number): string {
  const ray = (length: number, width: number) => `M0 ${-length}L${width} ${-width}L0 0L${-width} ${-width}Z`;
  const half = (length: number, width: number) => `M0 ${-length}L${width} ${-width}L0 0Z`;
  const winds = (length: number, width: number, from: number) =>
    [0, 90, 180, 270]
      .map(
        (turn) =>
          `<g transform="rotate(${turn + from})"><path d="${ray(length, width)}" fill="#192826"/><path d="${half(length, width)}" fill="${GOLD}" fill-opacity=".55"/></g>`,
      )
      .join('');
  const ticks = Array.from({ length: 72 }, (_, index) => {
    const angle = (index / 72) * 2 * Math.PI;
    const inner = size - (index % 9 === 0 ? 9 : 5);
    return `M${(inner * Math.sin(angle)).toFixed(1)} ${(-inner * Math.cos(angle)).toFixed(1)}L${(size * Math.sin(angle)).toFixed(1)} ${(-size * Math.cos(angle)).toFixed(1)}`;
  });
  return [
    `<g transform="translate(${x} ${y})" stroke="${GOLD}" stroke-width=".6" fill="none">`,
    `<circle r="${size}"/><circle r="${size * 0.46}" stroke-opacity=".5"/><path d="${ticks.join('')}" stroke-opacity=".6"/>`,
    winds(size * 0.56, 5.5, 45),
    winds(size * 0.9, 8, 0),
    `<path d="${ray(size * 0.9, 8)}" fill="#f0dfb8" stroke="#f0dfb8"/>`,
    '</g>',
  ].join('');
}
