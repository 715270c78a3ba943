import { expect, it } from 'vitest';
import { factsOfScenes, pictureOf, type SceneEntry } from './scene.ts';

const scene: SceneEntry = {
  motif: 'alps',
  hour: 'noon',
  season: 'winter',
  seed: 4,
  format: 'landscape',
  details: ['train'],
  alt: 'A red train below a white mountain',
};

it('a drawing has the same version, colour and size for any order of its properties', () => {
  const [[key, facts] = []] = JSON.parse(factsOfScenes([scene])) as [string, { version: string; colour: string }][];
  const picture = pictureOf('articles/the-night-train', scene);
  expect(facts).toEqual({
    version: picture.src.split('-v')[1],
    colour: picture.colour,
    width: picture.width,
    height: picture.height,
  });
  const reversed = Object.fromEntries(Object.entries(scene).toReversed()) as unknown as SceneEntry;
  expect(factsOfScenes([reversed, { ...scene, alt: 'Said in other words' }])).toBe(
    JSON.stringify([
      [key, facts],
      [key, facts],
    ]),
  );
});
