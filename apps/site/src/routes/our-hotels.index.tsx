import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/our-hotels/')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/our-hotels/"!</div>;
}
