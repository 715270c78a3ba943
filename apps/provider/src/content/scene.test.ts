import { expect, it } from 'vitest';
import { sceneMetadataJson, pictureOf, type SceneEntry } from './scene.ts';

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
  const [[key, metadata] = []] = JSON.parse(sceneMetadataJson([scene])) as [
    string,
    { version: string; colour: string },
  ][];
  const picture = pictureOf('articles/the-night-train', scene);
  expect(metadata).toEqual({
    version: picture.src.split('-v')[1],
    colour: picture.colour,
    width: picture.width,
    height: picture.height,
  });
  const reversed = Object.fromEntries(Object.entries(scene).toReversed()) as unknown as SceneEntry;
  expect(sceneMetadataJson([reversed, { ...scene, alt: 'Said in other words' }])).toBe(
    JSON.stringify([
      [key, metadata],
      [key, metadata],
    ]),
  );
});
