import { expect, it } from 'vitest';
import { agreementInWords } from './agreement.ts';

const hotels = ['Maison', 'Villa', 'Riad'].map((name) => ({ id: name.toLowerCase(), name }));
const voter = (name: string, ...liked: string[]) => ({ name, hotels: liked });

it.each([
  ['Nobody has chosen yet.', []],
  ['So far only Anna has chosen: Villa and Riad.', [voter('Anna', 'riad', 'villa')]],
  ['Both of you like Villa.', [voter('Anna', 'villa'), voter('Ben', 'villa', 'riad')]],
  [
    'All three of you like Maison and Riad.',
    [voter('Anna', 'maison', 'riad'), voter('Ben', 'maison', 'riad'), voter('Cleo', 'maison', 'villa', 'riad')],
  ],
  [
    'No hotel has every heart yet. Closest: Villa, with two of three.',
    [voter('Anna', 'villa'), voter('Ben', 'villa', 'riad'), voter('Cleo', 'maison')],
  ],
  ['No two of you like the same hotel yet.', [voter('Anna', 'villa'), voter('Ben', 'riad')]],
])('says “%s”', (words, voters) => {
  expect(agreementInWords(hotels, voters)).toBe(words);
});
