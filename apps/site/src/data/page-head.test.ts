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

  it('a social card has an address of its own, and is left out where there is none', () => {
    expect(named(pageHead({ ...membership, image: '/media/card.png' }), 'og:image')).toMatchObject({
      content: `${origin}/media/card.png`,
    });
    expect(named(pageHead(membership), 'og:image')).toBeUndefined();
  });
});
