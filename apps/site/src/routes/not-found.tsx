import { createFileRoute, notFound } from '@tanstack/react-router';

/** `/not-found` answers 404 itself (docs/product-decisions.md, Routes). */
export const Route = createFileRoute('/not-found')({
  loader: () => {
    throw notFound();
  },
});
