import { createFileRoute, notFound } from '@tanstack/react-router';

/** `/not-found` itself has the status 404 (docs/product-decisions.md, Routes). */
export const Route = createFileRoute('/not-found')({
  loader: () => {
    throw notFound();
  },
});
