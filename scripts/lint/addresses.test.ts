import { expect, it } from 'vitest';
import { refused } from './refused.test-kit.ts';

const refusedAddresses = (code: string) => refused(code, 'addresses.mjs', 'myler/no-literal-address');

it('the rule rejects a literal address of a page, in markup and in code', () => {
  const written = [
    'export const a = <a href="/about">About</a>;',
    'export const b = <a href="/#letter">The letter</a>;',
    "export const c = [{ label: 'Home', href: '/' }];",
    'export const d = (id: string) => `/our-hotels/${id}`;',
    "export const e = '/membership?category=corporate';",
    "export const f = () => location.assign('/press/list#2025');",
    'export const g = <form action="/search-results" />;',
    "export const h = { 'the-team': '/the-team' };",
  ];
  expect(refusedAddresses(written.join('\n'))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it('the rule accepts typed addresses, addresses of files and other texts', () => {
  const written = [
    "export const a = address('/about') + address('/our-hotels/$id', { params: { id: 'x' } });",
    "export const b = '/careers' satisfies PagePath;",
    "export const c = '/press/kit.zip' + `/media/social/pages/home-1200.jpeg` + '/api/leads';",
    "export const d = 'a/b'.split('/');",
    'export const e: Record<PagePath, number> = { "/about": 1 };',
    "export const f = pageHead({ page: '/faq' });",
    "export const j = fixedHead('/faq', 'Thirty answers.');",
    "export const g: '/membership' | undefined = undefined;",
    "export const h = address(isHere ? '/about' : '/careers');",
    "export const i = '/aboutness' + '/faq-like';",
  ];
  expect(refusedAddresses(written.join('\n'))).toEqual([]);
});
