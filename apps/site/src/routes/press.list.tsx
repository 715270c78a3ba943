import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/press/list')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/press/list"!</div>;
}
