import type { Block, Picture } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import type { Feed } from './read-feed.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * Escapes text for XML and HTML, in an element or an attribute. Characters that XML 1.0 does not allow are removed,
 * because one of them would make feed readers reject the whole feed.
 */
export function escape(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- exactly those are not allowed
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"']/g, (character) => entities[character] ?? character)
  );
}

/** A text as simple HTML with absolute addresses. */
export function bodyToHtml(body: readonly Block[], { origin, hotels }: Pick<Feed, 'origin' | 'hotels'>): string {
  return body
    .map((block) => {
      switch (block.type) {
        case 'paragraph':
        case 'fact':
          return `<p>${escape(block.text)}</p>`;
        case 'heading':
          return `<h2>${escape(block.text)}</h2>`;
        case 'list':
          return `<ul>${block.items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`;
        case 'picture':
          return `<figure>${pictureInHtml(block.picture, origin)}${block.caption ? `<figcaption>${escape(block.caption)}</figcaption>` : ''}</figure>`;
        case 'hotel': {
          const href = new URL(address('/our-hotels/$id', { params: { id: block.hotelId } }), origin).href;
          return `<p><a href="${escape(href)}">${escape(hotels.get(block.hotelId) ?? 'See the hotel')}</a></p>`;
        }
        // A pull quote repeats a sentence of the text, so feeds leave it out.
        default:
          return '';
      }
    })
    .join('\n');
}

/** A picture's address in a width for feed readers. */
export function pictureAddress({ src, widths }: Picture, origin: string): string {
  const width = widths.findLast((known) => known <= 1200) ?? widths[0] ?? 1200;
  return new URL(`${src}-${width}.jpeg`, origin).href;
}

function pictureInHtml(picture: Picture, origin: string): string {
  const { alt, width, height } = picture;
  return `<img src="${escape(pictureAddress(picture, origin))}" alt="${escape(alt)}" width="${width}" height="${height}">`;
}
