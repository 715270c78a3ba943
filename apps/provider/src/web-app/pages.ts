import { minWidth } from '@myler/config/breakpoints';
import { html } from 'hono/html';
import type { Hotel, Picture } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { pictureFormats, type PictureFormat } from '@myler/config/pictures';
import { layout } from './layout.ts';

type Html = ReturnType<typeof html>;

interface Words {
  label: string;
  title: string;
  text: string;
}

/** Where a member begins to plan. */
export const homePage = (back: string): Html =>
  wordsPage(back, {
    label: 'The members’ app',
    title: 'Your travels begin here.',
    text: 'This is where members plan with their Myler.',
  });

export const redeemPage = (back: string): Html =>
  wordsPage(back, {
    label: 'Your gift card',
    title: 'Spend your gift card on a journey.',
    text: 'This is where members give the code of a gift card, and their Myler’s bookings are paid from it, at once or in parts.',
  });

export const unknownPage = (back: string): Html =>
  wordsPage(back, {
    label: 'The members’ app',
    title: 'There is nothing at this address.',
    text: 'The link may be old, or a part of it is missing.',
  });

export function hotelPage(back: string, { name, place, pictures: [picture] }: Hotel): Html {
  const words = {
    label: place,
    title: `Plan a stay at ${name}.`,
    text: `This is where members say when and with whom they want to go to ${name}, and their Myler takes it from there.`,
  };
  return layout({
    title: name,
    content: contentOf(back, words),
    ...(picture ? { picture: html`<div class="arch">${pictureOf(picture)}</div>` } : {}),
  });
}

const wordsPage = (back: string, words: Words): Html =>
  layout({ title: words.title.replace(/\.$/, ''), content: contentOf(back, words) });

function contentOf(back: string, { label, title, text }: Words): Html {
  return html`<span class="label">${label}</span>
    <h1>${title}</h1>
    <p>${text}</p>
    <div class="actions"><a class="button gold" href="${back}">Back to where you were</a></div>
    <p class="quiet">
      Members <a href="${signInAt(back)}">sign in</a> first. Not a member yet?
      <a href="${address('/membership', { search: { join: '' } })}">Join</a>, and come back to this.
    </p>`;
}

/** The page that the visitor came from, with the sign-in dialog over it. */
const signInAt = (back: string) => `${back.split('#', 1)[0] ?? '/'}#sign-in`;

function pictureOf({ src, alt, width, height, widths }: Picture): Html {
  const sourceSet = (format: PictureFormat) => widths.map((each) => `${src}-${each}.${format} ${each}w`).join(', ');
  const sizes = `${minWidth('md')} 480px, 90vw`;
  const middle = widths[Math.floor(widths.length / 2)] ?? width;
  return html`<picture>
    ${pictureFormats
      .slice(0, -1)
      .map((format) => html`<source type="image/${format}" srcset="${sourceSet(format)}" sizes="${sizes}" />`)}
    <img
      src="${src}-${middle}.jpeg"
      srcset="${sourceSet('jpeg')}"
      sizes="${sizes}"
      alt="${alt}"
      width="${width}"
      height="${height}"
    />
  </picture>`;
}
