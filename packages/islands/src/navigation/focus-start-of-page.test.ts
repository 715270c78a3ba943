import { afterEach, describe, expect, it, vi } from 'vitest';
import { focusStartOfPage } from './focus-start-of-page.ts';

/** A document with one section and this hash in its address. Resolves with the ids that got the focus. */
function focusedAt(hash: string): string[] {
  const focused: string[] = [];
  const element = (id: string) => ({
    id,
    tabIndex: 0,
    hasAttribute: () => true,
    focus: () => focused.push(id),
  });
  const section = element('où');
  vi.stubGlobal('location', { hash });
  vi.stubGlobal('document', {
    activeElement: null,
    body: element('body'),
    getElementById: (id: string) => (id === section.id ? section : null),
  });
  focusStartOfPage(null);
  return focused;
}

describe('focusStartOfPage', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['the section of an escaped hash', '#o%C3%B9', 'où'],
    ['the page when the hash names no section', '#elsewhere', 'body'],
    ['the page when the hash has an invalid escape', '#%', 'body'],
    ['the page without a hash', '', 'body'],
  ])('focuses %s', (_, hash, id) => {
    expect(focusedAt(hash)).toEqual([id]);
  });
});
