/**
 * The route of a module in the client's manifest: `src/routes/membership.tsx?tsr-split=component` is `/membership`. The
 * router's plugin gives this name to each module that it splits off. The name is not documented. The build needs the
 * route to link the stylesheets of a page.
 */
export function routeOfChunk(id: string): string | undefined {
  const match = /^src\/routes\/(.+)\.tsx\?tsr-split=/.exec(id);
  if (!match?.[1] || match[1] === '__root') return undefined;
  const path = match[1].replace(/\./g, '/').replace(/(^|\/)index$/, '$1');
  return `/${path}`;
}
