import { describe, expect, it } from 'vitest';
import { heroAt } from './hero-at.ts';

const pictureAt = (src: string) => ({ src, alt: 'Palms', width: 2000, height: 1000, colour: '#101418', widths: [640] });
const hero = pictureAt('/media/home/hero');
const night = pictureAt('/media/home/hero-night');

describe('the hero of the home page', () => {
  it('is the picture of the visitor’s hour', () => {
    expect(heroAt({ hero, heroByHour: { night } }, 'night')).toBe(night);
  });

  it('is the one that editors chose when the hour has none, or nobody knows the hour', () => {
    expect(heroAt({ hero, heroByHour: { night } }, 'dawn')).toBe(hero);
    expect(heroAt({ hero, heroByHour: { night } }, undefined)).toBe(hero);
  });

  it('is the only one of a provider with a single picture', () => {
    expect(heroAt({ hero }, 'night')).toBe(hero);
  });
});
