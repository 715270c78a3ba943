import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { ApiError } from '@myler/api-client/errors';
import { expect, it } from 'vitest';
import { PageFailed } from './PageFailed.tsx';

const router = createRouter({ routeTree: createRootRoute() });
const pageFor = (error: Error) =>
  renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <PageFailed error={error} />
    </RouterContextProvider>,
  );

it('a page that failed shows the reference of the request, if there is one', () => {
  const request = { method: 'GET', url: '/v1/hotels' };
  expect(pageFor(new ApiError({ request, status: 502, data: { requestId: '4x1rk9-ci' } }))).toContain(
    'Reference: 4x1rk9-ci',
  );
  expect(pageFor(new ApiError({ request }))).not.toContain('Reference');
  expect(pageFor(new TypeError('x'))).not.toContain('Reference');
});
