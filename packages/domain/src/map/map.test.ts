import { geoAzimuthalEqualArea, geoMercator } from 'd3-geo';
import { describe, expect, it } from 'vitest';
import { forEachRow } from '@myler/presets/rows';
import type { Finding } from '../fit/finding.ts';
import { bestMarkerFit, markerCountInWords, markerInWords } from './marker-fit.ts';
import { MARKER_DISTANCE, MARKER_DISTANCE_SMALL, markersOn, markerTowards } from './markers.ts';
import { discScale, PLATE_HEIGHT, oldWorld, placeOn, plates, projectOnChart, PLATE_WIDTH } from './plates.ts';

const hotel = (id: string, longitude: number, latitude: number) => ({
  id,
  name: id,
  place: 'Somewhere',
  coordinates: { longitude, latitude },
});

const somewhere = [
  [2.3, 48.9],
  [-25.3, 37.8],
  [143.4, 43.2],
  [57.5, -20.3],
  [27, 68.9],
] as const;

describe('a place on the map', () => {
  it('each place is where the build draws its shore on the large disc', () =>
    forEachRow(somewhere, ([longitude, latitude]) => {
      const drawn = geoAzimuthalEqualArea()
        .rotate([-oldWorld.centre[0], -oldWorld.centre[1]])
        .scale(discScale(oldWorld))
        .translate([...oldWorld.at])([longitude, latitude]);
      const [x, y] = projectOnChart(oldWorld, longitude, latitude) ?? [];
      expect(x).toBeCloseTo(drawn?.[0] ?? Number.NaN, 6);
      expect(y).toBeCloseTo(drawn?.[1] ?? Number.NaN, 6);
    }));

  it('each place is where the build draws its shore on a region’s plate', () =>
    forEachRow(somewhere, ([longitude, latitude]) => {
      const [sheet] = plates.asia.charts;
      if (sheet?.kind !== 'sheet') throw new Error('Asia is a sheet.');
      const drawn = geoMercator()
        .rotate([-sheet.centre[0], 0])
        .center([0, sheet.centre[1]])
        .scale(sheet.scale)
        .translate([...sheet.at])([longitude, latitude]);
      const [x, y] = projectOnChart(sheet, longitude, latitude) ?? [];
      expect(x).toBeCloseTo(drawn?.[0] ?? Number.NaN, 6);
      expect(y).toBeCloseTo(drawn?.[1] ?? Number.NaN, 6);
    }));

  it('is on the smaller disc when it lies west of the Atlantic’s middle', () => {
    const newYork = placeOn(plates.world, { longitude: -74, latitude: 40.7 });
    const azores = placeOn(plates.world, { longitude: -25.3, latitude: 37.8 });
    expect(newYork?.[1]).toBeGreaterThan(470);
    expect(azores?.[1]).toBeLessThan(470);
  });

  it('is undefined on a plate that does not contain it', () => {
    expect(placeOn(plates.africa, { longitude: 135.8, latitude: 35 })).toBeUndefined();
  });

  it('that names a sea leaves room for the whole name', () => {
    for (const plate of Object.values(plates)) {
      for (const sea of plate.seas) {
        const [x = 0] = placeOn(plate, { longitude: sea.at[0], latitude: sea.at[1] }) ?? [];
        // Its capitals are spaced: each is as wide as high.
        const half = (sea.words.length * 9.5) / 2;
        expect(x - half, `${plate.id}: ${sea.words}`).toBeGreaterThan(0);
        expect(x + half, `${plate.id}: ${sea.words}`).toBeLessThan(PLATE_WIDTH);
      }
    }
  });

  it('at the edge of a region is within the frame of the region’s plate', () => {
    const corners = {
      europe: [-25.3, 37.8],
      'alps-and-north': [27, 68.9],
      africa: [36.9, 0.3],
      'indian-ocean': [63.4, -19.7],
      asia: [143.4, 43.2],
      americas: [-72.9, -51],
    } as const;
    for (const [id, [longitude, latitude]] of Object.entries(corners)) {
      const [x, y] = placeOn(plates[id as keyof typeof corners], { longitude, latitude }) ?? [];
      expect(x, id).toSatisfy((value: number) => value > 12 && value < PLATE_WIDTH - 12);
      expect(y, id).toSatisfy((value: number) => value > 30 && value < PLATE_HEIGHT - 8);
    }
  });
});

describe('the markers on the map', () => {
  const two = [hotel('merzouga', -4, 31.1), hotel('fes', -5, 34)];

  it('become one cluster where they would overlap, and keep every hotel', () => {
    const markers = markersOn(plates.world, [...two, hotel('kyoto', 135.8, 35)]);
    expect(markers.map(({ hotels }) => hotels.map(({ id }) => id))).toEqual([['merzouga', 'fes'], ['kyoto']]);
  });

  it('are separate on the plate of the region', () => {
    expect(markersOn(plates.africa, two)).toHaveLength(2);
  });

  it.each([MARKER_DISTANCE, MARKER_DISTANCE_SMALL])('never overlap, however many there are, at %s', (minDistance) => {
    const many = Array.from({ length: 60 }, (_, index) => hotel(`h${index}`, (index * 37) % 60, (index * 17) % 50));
    const markers = markersOn(plates.world, many, minDistance);
    expect(markers.flatMap(({ hotels }) => hotels)).toHaveLength(60);
    for (const [index, first] of markers.entries()) {
      for (const second of markers.slice(index + 1)) {
        expect(Math.hypot(first.x - second.x, first.y - second.y)).toBeGreaterThanOrEqual(minDistance);
      }
    }
  });
});

describe('an arrow key on the map', () => {
  const at = (x: number, y: number) => ({ x, y, hotels: [hotel(`${x},${y}`, 0, 0)] });
  const middle = at(100, 100);
  const above = at(104, 40);
  const nearButAside = at(150, 94);
  const below = at(100, 300);
  const all = [middle, above, nearButAside, below];

  it('leads to the nearest marker in its direction, and prefers one ahead to one aside', () => {
    expect(markerTowards(all, middle, 'ArrowUp')).toBe(above);
    expect(markerTowards(all, middle, 'ArrowRight')).toBe(nearButAside);
    expect(markerTowards(all, middle, 'ArrowDown')).toBe(below);
  });

  it('leads to no marker at the edge', () => {
    expect(markerTowards(all, above, 'ArrowUp')).toBeUndefined();
    expect(markerTowards([middle], middle, 'ArrowLeft')).toBeUndefined();
  });
});

describe('what an arch says for the visitor’s family', () => {
  const finding = (kind: Finding['kind'], sentence: string): Finding => ({ kind, subject: 'club', sentence });
  const fits = new Map([
    ['fes', finding('yes', 'The club takes children from 4.')],
    ['merzouga', finding('no', 'It has 93 steps.')],
  ]);
  const arch = (...ids: string[]) => ({ x: 0, y: 0, hotels: ids.map((id) => hotel(id, 0, 0)) });

  it('is the finding with its sentence when it stands for one hotel', () => {
    expect(markerInWords(arch('merzouga'), fits)).toBe('merzouga, Somewhere. Perhaps not. It has 93 steps.');
    expect(bestMarkerFit(arch('merzouga'), fits)).toBe('no');
  });

  it('is how many fit when it stands for several, and it looks as the best of them does', () => {
    expect(markerInWords(arch('merzouga', 'fes'), fits)).toBe('2 hotels, 1 fits you: merzouga, fes');
    expect(bestMarkerFit(arch('merzouga', 'fes'), fits)).toBe('yes');
    expect(markerCountInWords(arch('merzouga', 'merzouga'), fits)).toBe('2 hotels, none fits you in everything');
  });

  it('is nothing while one of them has not been judged', () => {
    expect(markerInWords(arch('fes', 'kyoto'), fits)).toBe('2 hotels: fes, kyoto');
    expect(bestMarkerFit(arch('fes', 'kyoto'), fits)).toBeUndefined();
    expect(markerInWords(arch('kyoto'), new Map())).toBe('kyoto, Somewhere');
  });
});
