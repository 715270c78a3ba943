/**
 * Draws every motif on one page, to look at: `node --conditions=@myler/source scripts/contact-sheet.mjs [folder] [format]`.
 * Writes the SVGs and a contact-sheet.html that shows them three to a row; open it in a browser.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  drawCameo,
  drawGiftCard,
  drawMembershipCard,
  drawScene,
  drawSocialCard,
  drawVignette,
  drawWordmark,
  giftCardDesigns,
  hours,
  motifs,
  seasons,
  vignettes,
} from '../src/art/index.ts';

const [folder = 'contact-sheet', format = 'landscape'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const drawn = [];
const add = (name, drawing) => {
  writeFileSync(join(folder, `${name}.svg`), drawing.svg);
  drawn.push([name, drawing]);
};

motifs.forEach((motif, m) => {
  for (let seed = 0; seed < 3; seed++) {
    const hour = hours[(m + seed * 2) % hours.length];
    const season = seasons[(m + seed) % seasons.length];
    add(`${motif}-${hour}-${season}-${seed}`, drawScene({ motif, hour, season, seed, format }));
  }
});
for (const id of ['travel', 'gold', 'black', 'black-plus', 'dynasty-dining', 'dynasty'])
  add(`card-${id}`, drawMembershipCard(id));
for (let i = 0; i < giftCardDesigns; i++) add(`gift-${i}`, drawGiftCard(i));
for (const name of vignettes) add(`vignette-${name}`, drawVignette(name));
['EM', 'JW', 'AÉ'].forEach((text, i) => add(`cameo-${i}`, drawCameo(text, i)));
for (let i = 0; i < 10; i++) add(`wordmark-${i}`, drawWordmark('Orchard & Vine', i));
add(
  'social',
  drawSocialCard({
    scene: { motif: 'tuscany', hour: 'gold', season: 'summer', seed: 3 },
    title: 'Three generations, one table.',
  }),
);

const figure = ([name, { svg }]) =>
  `<figure><img src="${name}.svg" alt=""><figcaption>${name} · ${Math.round(svg.length / 1000)} kB</figcaption></figure>`;
writeFileSync(
  join(folder, 'contact-sheet.html'),
  `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>body{margin:24px;background:#faf7f1;font:13px system-ui;display:grid;grid-template-columns:repeat(3,1fr);gap:24px}figure{margin:0}img{width:100%}</style>${drawn.map(figure).join('')}`,
);
process.stdout.write(`${drawn.length} drawings in ${folder}\n`);
