'use client';

import { useEffect, useRef, useState, type ComponentType, type ReactElement } from 'react';
import type { HydrateOn } from '../attributes/live-attributes.ts';
import { live } from '../attributes/live.ts';
import { focusPlace } from './focus-place.ts';
import { whenToHydrate } from './hydrate-on.ts';
import { serverPlace, type PlacedIsland } from './placed-island.ts';
import {
  parts,
  loadedIsland,
  loadIsland,
  type AnyIsland,
  type IsClientOnly,
  type IslandName,
  type PropsOf,
} from './register.ts';

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

/** The props of `<Island>`: where it stands, and those of its component. */
export type IslandProps<Name extends IslandName> = IslandPlacement<Name> & Skeleton<Name> & PropsOf<Name>;

/**
 * An interactive part of a page. The server renders its component with the page, and the browser hydrates it on the
 * condition `hydrateOn`. On a page that the browser renders, the same component is rendered in place.
 *
 * Its props go to the browser as JSON, so pass what it needs and not the page's data. It has no React context of the
 * page: islands share state through the application's store.
 */
export function Island<Name extends IslandName>(props: IslandProps<Name>) {
  const { of: name, hydrateOn, className, component, children, ...componentProps } = props;
  const place = { name, hydrateOn, className, children, componentProps, component: component as AnyIsland | undefined };
  const Place = serverPlace.current ?? RenderedIsland;
  return <Place {...place} />;
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
      if (place.current) focusPlace(place.current);
      setLoaded({});
      setAttempts(attempts + 1);
    },
  };
  return (
    <div ref={place} className={className} {...live({ island: name })}>
      <parts.Boundary
        renderFailure={(failure) => (
          <>
            {children}
            <parts.IslandFailure failure={failure} />
          </>
        )}
      >
        {Component ? <Component {...componentProps} /> : children}
      </parts.Boundary>
      {loaded.error !== undefined && <parts.IslandFailure failure={failure} />}
    </div>
  );
}
