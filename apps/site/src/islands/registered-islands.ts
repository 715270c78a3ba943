import type { ComponentType } from 'react';
import type { IslandDefinition, IslandOptions } from './island.ts';

/**
 * The types of the registry (`app/island-registry.ts`), which adds itself as `islands`. The registry imports the code
 * of the pages that place islands. Pages therefore know these types and not the registry, or each page would import all
 * others.
 */
export interface Register {}

type Islands = Register['islands'];

export type IslandName = keyof Islands;

/** The props of an island's component. */
export type PropsOf<Name extends IslandName> = {
  [Each in IslandName]: Islands[Each] extends IslandDefinition<infer Props> ? Props : never;
}[Name];

/** Whether the server shows a skeleton in the island's place. */
export type IsClientOnly<Name extends IslandName> = {
  [Each in IslandName]: Islands[Each]['options'] extends { clientOnly: true } ? true : false;
}[Name];

/** An island whose props are no longer typed, as read from a page. */
export type AnyIsland = ComponentType<object>;

let registered: Record<string, { load: () => Promise<unknown>; options: IslandOptions }> = {};
const loaded = new Map<IslandName, AnyIsland>();

/** Both entries call this before any page is rendered. */
export function registerIslands(islands: Islands): void {
  registered = islands;
}

/** Fetches the code of an island. After a failure the next call fetches it again. */
export async function loadIsland(name: IslandName): Promise<AnyIsland> {
  const existing = loaded.get(name);
  if (existing) return existing;
  const component = (await registered[name]?.load()) as AnyIsland;
  loaded.set(name, component);
  return component;
}

/** The component, when its code is loaded. On the server all are ({@link loadIslands}). */
export function loadedIsland(name: IslandName): AnyIsland | undefined {
  return loaded.get(name);
}

export function isClientOnly(name: IslandName): boolean {
  return registered[name]?.options.clientOnly === true;
}

export function isIslandName(name: string | undefined): name is IslandName {
  return name !== undefined && Object.hasOwn(registered, name);
}

/** Loads all islands on the server, which renders without waiting. */
export async function loadIslands(): Promise<void> {
  await Promise.all(Object.keys(registered).filter(isIslandName).map(loadIsland));
}
