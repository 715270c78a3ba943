import { describe, expect, it } from 'vitest';
import { forEachRow } from '@myler/presets/rows';
import type { Drawing } from './core/drawing.ts';
import { compositions } from './core/scene.ts';
import { drawCameo } from './products/cameo.ts';
import { drawGiftCard, giftCardDesigns } from './products/gift-card.ts';
import { drawMark } from './products/mark.ts';
import { drawMembershipCard } from './products/membership-card-picture.ts';
import { drawSocialCard } from './products/social-card.ts';
import { drawVignette, vignettes } from './products/vignette.ts';
import { drawWordmark } from './products/wordmark.ts';
import { drawScene, hours, motifs, seasons, type Scene } from './scenes/index.ts';

const cards = ['travel', 'gold', 'black', 'black-plus', 'dynasty-dining', 'dynasty'];
const scene = (over: Partial<Scene> = {}): Scene => ({
  motif: 'island',
  hour: 'gold',
  season: 'summer',
  seed: 1,
  ...over,
});
/** Each with a seed of its own: all of both would be three times as many drawings. */
const formats = ['landscape', 'portrait', 'wide'] as const;
const kilobytes = (drawing: Drawing): number => Buffer.byteLength(drawing.svg) / 1000;

/** Checks the markup: each tag has its closing tag, and each attribute is quoted. */
function faults(svg: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  let at = 0;
  for (const match of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z0-9:-]+="[^"<]*")*)\s*(\/?)>/g)) {
    const between = svg.slice(at, match.index);
    if (/[<>]/.test(between) || /&(?!(amp|lt|gt|quot|#\d+);)/.test(between))
      found.push(`stray markup: ${between.slice(0, 60)}`);
    at = match.index + match[0].length;
    const [, closing, name = '', , selfClosing] = match;
    if (closing) {
      if (open.pop() !== name) found.push(`</${name}> closes nothing`);
    } else if (!selfClosing) open.push(name);
  }
  if (at !== svg.length) found.push(`unread: ${svg.slice(at, at + 60)}`);
  if (open.length > 0) found.push(`never closed: ${open.join()}`);
  if (/\sstyle=|<style|<script|\son[a-z]+=|javascript:/i.test(svg)) found.push('a style, a script or a handler');
  if (/NaN|undefined|Infinity|\[object/.test(svg)) found.push('a number that is none');
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((m) => m[1]);
  if (new Set(ids).size !== ids.length) found.push('an id used twice');
  for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g))
    if (!ids.includes(id)) found.push(`#${id} is nowhere`);
  return found;
}

const idsOf = (drawing: Drawing): Set<string> =>
  new Set([...drawing.svg.matchAll(/\sid="([^"]+)"/g)].map((m) => m[1] ?? ''));

describe('A scene', () => {
  it('is the same picture each time for the same seed', () => {
    for (const motif of motifs)
      expect(drawScene(scene({ motif, seed: 5 })).svg).toBe(drawScene(scene({ motif, seed: 5 })).svg);
  });

  it('differs from one seed to the next', () => {
    for (const motif of motifs) {
      const drawn = new Set([1, 2, 3, 4, 5, 6].map((seed) => drawScene(scene({ motif, seed })).svg));
      expect(drawn.size, motif).toBe(6);
    }
  });

  it('differs at every hour and in every season', () => {
    for (const motif of motifs) {
      expect(
        new Set(hours.map((hour) => drawScene(scene({ motif, hour })).svg.replaceAll(/a[0-9a-z]{5,8}/g, ''))).size,
        motif,
      ).toBe(hours.length);
      expect(
        new Set(seasons.map((season) => drawScene(scene({ motif, season })).svg.replaceAll(/a[0-9a-z]{5,8}/g, '')))
          .size,
        motif,
      ).toBe(seasons.length);
    }
  });

  it('of each motif is well-formed SVG at every hour, in every season and format, and has at most 150 kB', () =>
    forEachRow([...motifs], (motif) => {
      for (const [seed, format] of formats.entries())
        for (const [i, hour] of hours.entries()) {
          const season = seasons[(i + seed) % seasons.length] ?? 'summer';
          const drawing = drawScene(scene({ motif, hour, season, seed, format }));
          expect(faults(drawing.svg), `${motif} ${hour} ${season} ${format} ${seed}`).toEqual([]);
          expect(kilobytes(drawing), `${motif} ${hour} ${season} ${format} ${seed}`).toBeLessThanOrEqual(150);
        }
    }));

  it('is composed for its format', () => {
    expect(drawScene(scene())).toMatchObject({ width: 1600, height: 1000 });
    expect(drawScene(scene({ format: 'portrait' }))).toMatchObject({ width: 1200, height: 1600 });
    expect(drawScene(scene({ format: 'wide' }))).toMatchObject({ width: 2000, height: 1000 });
    expect(drawScene(scene({ format: 'portrait' })).svg).toContain('viewBox="0 0 1200 1600"');
  });

  it('has a placeholder colour', () => {
    for (const motif of motifs) expect(drawScene(scene({ motif })).colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('shares no ids with the other pictures on a page', () => {
    const drawn = [
      scene(),
      scene({ seed: 2 }),
      scene({ hour: 'dusk' }),
      scene({ format: 'portrait' }),
      scene({ motif: 'alps' }),
    ].map((s) => idsOf(drawScene(s)));
    const all = drawn.flatMap((ids) => [...ids]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('has weather when the details ask for it', () => {
    for (const season of seasons) {
      const stormy = drawScene(scene({ season, details: ['storm'] }));
      expect(faults(stormy.svg)).toEqual([]);
      expect(stormy.svg).not.toBe(drawScene(scene({ season })).svg);
    }
  });

  it('has no people when the details ask for none', () => {
    const peopled = drawScene(scene({ motif: 'tuscany', seed: 3 })).svg;
    expect(drawScene(scene({ motif: 'tuscany', seed: 3, details: ['no-people'] })).svg.length).toBeLessThan(
      peopled.length,
    );
  });
});

describe('A named composition', () => {
  const named = motifs.flatMap((motif) => (compositions[motif] ?? []).map((word) => ({ motif, word })));
  const plain = (drawing: Drawing): string => drawing.svg.replaceAll(/\ba[0-9a-z]{5,9}/g, '');

  it('of each motif as each word is well-formed SVG of at most 150 kB at every hour and in every format', () =>
    forEachRow(named, ({ motif, word }) => {
      for (const [seed, format] of formats.entries())
        for (const [i, hour] of hours.entries()) {
          const season = seasons[(i + seed) % seasons.length] ?? 'summer';
          const drawing = drawScene(scene({ motif, hour, season, seed, format, details: [word] }));
          expect(faults(drawing.svg), `${motif} ${word} ${hour} ${season} ${format} ${seed}`).toEqual([]);
          expect(kilobytes(drawing), `${motif} ${word} ${hour} ${season} ${format} ${seed}`).toBeLessThanOrEqual(150);
        }
    }));

  it('of each motif as each word differs from the plain motif, at every hour and in every season', () =>
    forEachRow(named, ({ motif, word }) => {
      const drawn = (over: Partial<Scene>): string => plain(drawScene(scene({ motif, details: [word], ...over })));
      expect(drawn({})).not.toBe(plain(drawScene(scene({ motif }))));
      expect(new Set(hours.map((hour) => drawn({ hour }))).size).toBe(hours.length);
      expect(new Set(seasons.map((season) => drawn({ season }))).size).toBe(seasons.length);
    }));

  it('of each motif as each word has no people when the details ask for none', () =>
    forEachRow(
      named.filter(({ motif }) => motif !== 'nursery'),
      ({ motif, word }) => {
        const peopled = drawScene(scene({ motif, details: [word] })).svg.length;
        expect(drawScene(scene({ motif, details: [word, 'no-people'] })).svg.length).toBeLessThan(peopled);
      },
    ));

  it('changes nothing when the motif has no composition of that name', () => {
    for (const motif of motifs)
      expect(plain(drawScene(scene({ motif, details: ['hot-air-balloon'] }))), motif).toBe(
        plain(drawScene(scene({ motif }))),
      );
  });
});

describe('A membership card', () => {
  it('for each place is well-formed SVG of at most 12 kB', () =>
    forEachRow(cards, (id) => {
      const drawing = drawMembershipCard(id);
      expect(drawing).toMatchObject({ width: 340, height: 214 });
      expect(faults(drawing.svg)).toEqual([]);
      expect(kilobytes(drawing)).toBeLessThanOrEqual(12);
    }));

  it('shares no ids with the other five', () => {
    const all = cards.flatMap((id) => [...idsOf(drawMembershipCard(id))]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('with an unknown name throws an error that lists the known names', () => {
    expect(() => drawMembershipCard('platinum')).toThrow(/“platinum”.*travel.*dynasty/);
  });
});

describe('The smaller drawings', () => {
  it('are well-formed SVG', () => {
    const all: Drawing[] = [
      drawMark(),
      ...vignettes.map((name) => drawVignette(name)),
      ...Array.from({ length: giftCardDesigns }, (_, i) => drawGiftCard(i)),
      ...['A', 'EM', 'JWB', 'É&<'].map((text, i) => drawCameo(text, i)),
      ...Array.from({ length: 10 }, (_, i) => drawWordmark('Orchard & Vine', i)),
      drawWordmark('A name that goes on for a good deal longer than the space it has', 1),
      drawSocialCard({ scene: scene(), title: 'A title with an “é”, an & and a <' }),
    ];
    for (const drawing of all) expect(faults(drawing.svg)).toEqual([]);
  });

  it('use the colour of the surrounding text', () => {
    expect(drawMark().svg).toContain('currentColor');
    for (const name of vignettes) expect(drawVignette(name).svg).toContain('currentColor');
    expect(drawWordmark('Halden').svg).toContain('currentColor');
  });

  it('give a person the same cameo each time, and two people different ones', () => {
    expect(drawCameo('EM').svg).toBe(drawCameo('EM').svg);
    expect(drawCameo('EM').svg).not.toBe(drawCameo('AB').svg);
  });

  it('have six different gift cards, and start again with the seventh', () => {
    expect(giftCardDesigns).toBe(6);
    expect(new Set([0, 1, 2, 3, 4, 5].map((i) => drawGiftCard(i).svg)).size).toBe(6);
    expect(drawGiftCard(6).svg).toBe(drawGiftCard(0).svg);
  });

  it('have a social card of 1200 × 630 with its text drawn as paths, so that no font is needed', () => {
    const card = drawSocialCard({ scene: scene(), title: 'One adviser who remembers the cot' });
    expect(card).toMatchObject({ width: 1200, height: 630 });
    expect(card.svg).not.toContain('<text');
  });
});
