import { use } from 'react';
import { live } from '../attributes/live.ts';
import { CollectorContext } from './collector-context.ts';
import type { PlacedIsland } from './placed-island.ts';
import { isClientOnly } from './register.ts';

/** The element of an island with a placeholder for its markup, and its props as JSON beside it. */
export function ServerIsland({ name, hydrateOn, className, children, componentProps }: PlacedIsland) {
  const collect = use(CollectorContext);
  if (!collect) {
    throw new Error(`@myler/islands: the island "${name}" is not in a page, or is within another island.`);
  }
  const id = collect(name, componentProps);
  const element = { id, className, ...live({ island: name, 'hydrate-on': hydrateOn }) };
  return (
    <>
      {isClientOnly(name) ? (
        <div {...element}>{children}</div>
      ) : (
        // A placeholder, because `renderToString` within a component breaks the hooks that follow it.
        <div {...element} dangerouslySetInnerHTML={{ __html: `<!--${id}-->` }} />
      )}
      {Object.keys(componentProps).length > 0 && (
        <script type="application/json" dangerouslySetInnerHTML={{ __html: inertJson(componentProps) }} />
      )}
    </>
  );
}

/** JSON without `<`, so that nothing in it ends the script element or begins a comment. */
function inertJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
