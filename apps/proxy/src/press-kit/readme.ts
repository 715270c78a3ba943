import type { Picture } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { brand } from '@myler/config/brand';
import { deskLine, mailboxes } from '@myler/config/contact';
import { boilerplate, pressFacts } from '@myler/config/press';

export interface ShownPicture {
  file: string;
  name: string;
  place: string;
  picture: Picture;
}

const colours = [
  ['Gold', '#BAA57E'],
  ['Ink', '#1E1B16'],
  ['Paper', '#FAF7F1'],
  ['Night', '#15201F'],
] as const;

/** The text of the kit's README.txt. */
export function readmeOf(pictures: readonly ShownPicture[], origin: string): string {
  return `${brand.name.toUpperCase()}: PRESS KIT

${boilerplate}

IN FIGURES

${pressFacts.map(({ term, detail }) => `${term}: ${detail}`).join('\n')}

MARKS

marks/arch-*    the arch alone
marks/myler-*   the arch and the word
Each in ink and gold for light grounds and in paper for dark ones, as SVG, which prints at any size, and as PNG on
nothing. Leave the arch its room: half its width on each side, and nothing on top of it. Please don't set the name in
another face, and don't write it in capitals in running text.

COLOURS

${colours.map(([name, value]) => `${name.padEnd(7)}${value}   rgb ${rgbOf(value)}`).join('\n')}

PICTURES

${pictures.map(({ file, name, place, picture }) => `${file}\n${name}, ${place}. ${picture.alt}.`).join('\n\n')}

They may be printed with anything that mentions us, with “Drawn by ${brand.name}”. There are no photographs: the house
draws every picture itself. The cards in social/ are 1200 x 630, for links.

THE PRESS OFFICE

${mailboxes.press}
${deskLine.display}, ${deskLine.city}
${new URL(address('/press'), origin).href}
`;
}

function rgbOf(hex: string): string {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');
}
