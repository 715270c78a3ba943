import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FilterLabel } from './FilterLabel.tsx';

const chip = (price: number) => renderToStaticMarkup(<FilterLabel filter={{ price }} name="price" />);

it('a price’s chip has the limit in every currency, so that the page can show the visitor’s', () => {
  const texts = [...chip(1).matchAll(/data-price="(\w+)">([^<]+)</g)].map(([, code, text]) => `${code} ${text}`);
  expect(texts).toEqual(['GBP £350', 'EUR €400', 'USD $425']);
});

it('the band without a limit says that any price is meant', () => {
  expect(chip(4)).toBe('<span>Any price</span>');
});
