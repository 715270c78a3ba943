import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NothingOnThisDevice } from './privacy-policy.NothingOnThisDevice.tsx';

it('without JavaScript the privacy page says that the site stores nothing, and has no button', () => {
  const page = renderToStaticMarkup(<NothingOnThisDevice />);
  expect(page).toContain('Without JavaScript the site stores nothing at all');
  expect(page).not.toContain('<button');
});
