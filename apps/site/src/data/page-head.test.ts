import { describe, expect, it } from 'vitest';
import { pageHead } from './page-head.ts';

const origin = 'https://www.myler.example';
const membership = { title: 'Membership', description: 'Six ways to travel.', path: '/membership', origin };
const named = (head: ReturnType<typeof pageHead>, name: string) =>
  head.meta.find((tag) => ('name' in tag ? tag.name : 'property' in tag ? tag.property : undefined) === name);

describe('what a search result and a shared link say of a page', () => {
  it('the page’s title comes before the brand’s name, and on home after it', () => {
    expect(pageHead(membership).meta).toContainEqual({ title: 'Membership · Myler' });
    expect(pageHead({ ...membership, title: 'Family travel', path: '/' }).meta).toContainEqual({
      title: 'Myler · Family travel',
    });
  });

  it('the canonical address is the configured origin’s', () => {
    expect(pageHead(membership).links).toEqual([{ rel: 'canonical', href: `${origin}/membership` }]);
    expect(named(pageHead(membership), 'og:url')).toMatchObject({ content: `${origin}/membership` });
  });

  it('the description is the same in a search result and in a shared link', () => {
    expect(named(pageHead(membership), 'description')).toMatchObject({ content: 'Six ways to travel.' });
    expect(named(pageHead(membership), 'og:description')).toMatchObject({ content: 'Six ways to travel.' });
  });

  it('each page has a social card: its subject’s own, or that of the page', () => {
    const cardOf = (path: string) => named(pageHead({ ...membership, path }), 'og:image')?.content;
    expect(cardOf('/')).toBe(`${origin}/media/social/pages/home-1200.jpeg`);
    expect(cardOf('/our-hotels?region=asia')).toBe(`${origin}/media/social/pages/our-hotels-1200.jpeg`);
    expect(cardOf('/our-hotels/flaros')).toBe(`${origin}/media/social/hotels/flaros-1200.jpeg`);
    expect(cardOf('/press/list')).toBe(`${origin}/media/social/pages/press-list-1200.jpeg`);
    expect(cardOf('/press/a-desk-in-lyon')).toBe(`${origin}/media/social/press-releases/a-desk-in-lyon-1200.jpeg`);
    expect(cardOf('/travel-journal/best-of')).toBe(`${origin}/media/social/pages/travel-journal-best-of-1200.jpeg`);
    expect(cardOf('/travel-journal/seventeen')).toBe(`${origin}/media/social/articles/seventeen-1200.jpeg`);
  });

  it('no text of a page can end the data block it stands in', () => {
    const [block] = pageHead({ ...membership, title: 'A </script><script>title' }).scripts;
    expect(block?.children).not.toContain('<');
    expect(JSON.parse(block?.children ?? '')['@graph'][0].itemListElement.at(-1).name).toBe('A </script><script>title');
  });
});
