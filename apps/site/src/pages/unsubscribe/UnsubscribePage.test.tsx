import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UnsubscribePage } from './UnsubscribePage.tsx';

it('the unsubscribe form is posted to its own address, which holds the token', () => {
  const html = renderToStaticMarkup(<UnsubscribePage />);
  const form = /<form[^>]*>.*?<\/form>/s.exec(html)?.[0] ?? '';
  expect(form).toMatch(/^<form method="post">/);
  expect(form).toMatch(/<button type="submit"[^>]*>.*Stop the letter/s);
});
