import { createFileRoute, notFound } from '@tanstack/react-router';

/** `/not-found` answers 404 itself (decisions, Routes). */
export const Route = createFileRoute('/not-found')({
  loader: () => {
    throw notFound();
  },
});
