import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OnThisDevice } from './privacy-policy.OnThisDevice.tsx';

it('without scripts the privacy page says in words what could be stored, and offers nothing that would not work', () => {
  const page = renderToStaticMarkup(<OnThisDevice />);
  expect(page).toContain('Without JavaScript the site stores nothing at all');
  expect(page).not.toContain('<button');
});
