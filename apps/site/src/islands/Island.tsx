import { use, useEffect, useRef, useState, type ComponentType, type ReactElement } from 'react';
import { ErrorBoundary, focusPlace } from '@myler/ui/error-boundary';
import { CollectorContext } from './collector-context.ts';
import { IslandFailure } from './IslandFailure.tsx';
import {
  isClientOnly,
  loadedIsland,
  loadIsland,
  type AnyIsland,
  type IsClientOnly,
  type IslandName,
  type PropsOf,
} from './registered-islands.ts';
import { whenToHydrate } from './hydrate-on.ts';
import type { HydrateOn } from '../live/attributes.ts';
import { live } from '../live/live.ts';

interface IslandPlacement<Name extends IslandName> {
  of: Name;
  hydrateOn: HydrateOn;
  /** The class of the element around the island. */
  className?: string | undefined;
  /**
   * The component itself, when it is small enough to be bundled with its page. Without it, a page that the router
   * renders shows the children until the code has been fetched.
   */
  component?: ComponentType<PropsOf<Name>>;
}

/** Shown until the code is loaded; as high as the island, so that the layout does not shift. */
type Skeleton<Name extends IslandName> =
  IsClientOnly<Name> extends true
    ? { children: ReactElement | ReactElement[] }
    : { children?: ReactElement | ReactElement[] };

export type IslandProps<Name extends IslandName> = IslandPlacement<Name> & Skeleton<Name> & PropsOf<Name>;

/**
 * An interactive part of a page. The server renders its component with the page, and the browser hydrates it on the
 * condition `hydrateOn`. On a page that the router renders, the same component is rendered in place (docs/decisions/0030).
 *
 * Its props go to the browser as JSON, so pass what it needs and not the page's data. It has no React context of the
 * page: islands share state through the store.
 */
export function Island<Name extends IslandName>(props: IslandProps<Name>) {
  const { of: name, hydrateOn, className, component, children, ...componentProps } = props;
  const place = { name, hydrateOn, className, children, componentProps, component: component as AnyIsland | undefined };
  return import.meta.env.SSR ? <ServerIsland {...place} /> : <RenderedIsland {...place} />;
}

interface PlacedIsland {
  name: IslandName;
  hydrateOn: HydrateOn;
  className: string | undefined;
  component: AnyIsland | undefined;
  children: ReactElement | ReactElement[] | undefined;
  /** The props of the component. */
  componentProps: object;
}

function ServerIsland({ name, hydrateOn, className, children, componentProps }: PlacedIsland) {
  const collect = use(CollectorContext);
  if (!collect) {
    throw new Error(`@myler/site: the island "${name}" is not in a page, or is within another island.`);
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

function RenderedIsland({ name, hydrateOn, className, children, componentProps, component }: PlacedIsland) {
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ Component?: AnyIsland | undefined; error?: unknown }>({
    Component: component ?? loadedIsland(name),
  });
  const [attempts, setAttempts] = useState(0);
  const Component = component ?? loaded.Component;
  const isLoaded = Component !== undefined;

  useEffect(() => {
    if (isLoaded || !place.current) return undefined;
    let isCurrent = true;
    const fetchCode = () => {
      loadIsland(name).then(
        (Component) => isCurrent && setLoaded({ Component }),
        (error: unknown) => {
          reportError(error);
          if (isCurrent) setLoaded({ error });
        },
      );
    };
    const cancel = attempts === 0 ? whenToHydrate(place.current, hydrateOn, fetchCode) : fetchCode();
    return () => {
      isCurrent = false;
      cancel?.();
    };
  }, [name, hydrateOn, isLoaded, attempts]);

  const failure = {
    error: loaded.error,
    attempts: attempts + 1,
    retry: () => {
      focusPlace(place.current);
      setLoaded({});
      setAttempts(attempts + 1);
    },
  };
  return (
    <div ref={place} className={className} {...live({ island: name })}>
      <ErrorBoundary
        renderFailure={(failure) => (
          <>
            {children}
            <IslandFailure failure={failure} />
          </>
        )}
      >
        {Component ? <Component {...componentProps} /> : children}
      </ErrorBoundary>
      {loaded.error !== undefined && <IslandFailure failure={failure} />}
    </div>
  );
}
