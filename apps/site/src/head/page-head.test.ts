import { describe, expect, it } from 'vitest';
import { brand } from '@myler/config/brand';
import type { PagePath } from '@myler/config/pages';
import { pageHead } from './page-head.ts';

const origin = 'https://www.myler.example';
const membership = { page: '/membership', description: 'Six ways to travel.', origin } as const;
const named = (head: ReturnType<typeof pageHead>, name: string) =>
  head.meta.find((tag) => ('name' in tag ? tag.name : 'property' in tag ? tag.property : undefined) === name);

describe('the head of a page', () => {
  it('has the page’s title before the brand’s name, and on home after it', () => {
    expect(pageHead(membership).meta).toContainEqual({ title: 'Membership · Myler' });
    expect(pageHead({ ...membership, page: '/' }).meta).toContainEqual({ title: `Myler · ${brand.strapline}` });
  });

  it('has a canonical address at the configured origin', () => {
    expect(pageHead(membership).links).toEqual([{ rel: 'canonical', href: `${origin}/membership` }]);
    expect(named(pageHead(membership), 'og:url')).toMatchObject({ content: `${origin}/membership` });
  });

  it('has the same description for search engines and for shared links', () => {
    expect(named(pageHead(membership), 'description')).toMatchObject({ content: 'Six ways to travel.' });
    expect(named(pageHead(membership), 'og:description')).toMatchObject({ content: 'Six ways to travel.' });
  });

  it('has the social card of its subject, or that of the page', () => {
    const cardOf = (page: PagePath, path: string) =>
      named(pageHead({ ...membership, page, path, title: 'T' } as Parameters<typeof pageHead>[0]), 'og:image')?.content;
    const social = `${origin}/media/social`;
    expect(cardOf('/', '/')).toBe(`${social}/pages/home-1200.jpeg`);
    expect(cardOf('/our-hotels', '/our-hotels?region=asia')).toBe(`${social}/pages/our-hotels-1200.jpeg`);
    expect(cardOf('/our-hotels/$id', '/our-hotels/flaros')).toBe(`${social}/hotels/flaros-1200.jpeg`);
    expect(cardOf('/press/list', '/press/list')).toBe(`${social}/pages/press-list-1200.jpeg`);
    expect(cardOf('/press/$id', '/press/a-desk')).toBe(`${social}/press-releases/a-desk-1200.jpeg`);
    expect(cardOf('/travel-journal/$slug', '/travel-journal/best-of?page=2')).toBe(
      `${social}/pages/travel-journal-best-of-1200.jpeg`,
    );
    expect(cardOf('/travel-journal/$slug', '/travel-journal/seventeen')).toBe(`${social}/articles/seventeen-1200.jpeg`);
  });

  it('has the social card of home when the page has none', () => {
    expect(named(pageHead({ ...membership, page: '/e-gift-card/order' }), 'og:image')?.content).toBe(
      `${origin}/media/social/pages/home-1200.jpeg`,
    );
  });

  it('excludes pages that are not listed from search engines', () => {
    expect(named(pageHead(membership), 'robots')).toBeUndefined();
    expect(named(pageHead({ ...membership, page: '/shortlist' }), 'robots')?.content).toBe('noindex');
    const robotsOf = (path: string) => named(pageHead({ ...membership, page: '/our-hotels', path }), 'robots')?.content;
    expect(robotsOf('/our-hotels?pool=true')).toBe('noindex');
    expect(robotsOf('/our-hotels?region=africa')).toBeUndefined();
  });

  it('escapes text that would end its block of JSON-LD', { tags: ['asvs:1.2.3'] }, () => {
    const [block] = pageHead({ ...membership, title: 'A </script><script>title' }).scripts;
    expect(block?.children).not.toContain('<');
    expect(JSON.parse(block?.children ?? '')['@graph'][0].itemListElement.at(-1).name).toBe('A </script><script>title');
  });
});
