import type { ComponentType, ReactElement } from 'react';
import type { HydrateOn } from '../attributes/live-attributes.ts';
import type { AnyIsland, IslandName } from './register.ts';

/** An island in its place on a page. */
export interface PlacedIsland {
  name: IslandName;
  hydrateOn: HydrateOn;
  className: string | undefined;
  component: AnyIsland | undefined;
  children: ReactElement | ReactElement[] | undefined;
  /** The props of the component. */
  componentProps: object;
}

/** What renders an island's place on the server. The server's entry point sets it, so that no browser loads that code. */
export const serverPlace: { current?: ComponentType<PlacedIsland> } = {};
