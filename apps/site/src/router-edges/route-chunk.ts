/**
 * The route of a module in the client's manifest: `src/routes/membership.tsx?tsr-split=component` is `/membership`. The
 * router's plugin names the modules that it splits off in this way, which is not documented. Without this function no
 * page would have its stylesheets.
 */
export function routeOfChunk(id: string): string | undefined {
  const match = /^src\/routes\/(.+)\.tsx\?tsr-split=/.exec(id);
  if (!match?.[1] || match[1] === '__root') return undefined;
  const path = match[1].replace(/\./g, '/').replace(/(^|\/)index$/, '$1');
  return `/${path}`;
}
