import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NothingOnThisDevice } from './privacy-policy.NothingOnThisDevice.tsx';

it('without scripts the privacy page says in words what could be stored, and offers nothing that would not work', () => {
  const page = renderToStaticMarkup(<NothingOnThisDevice />);
  expect(page).toContain('Without JavaScript the site stores nothing at all');
  expect(page).not.toContain('<button');
});
