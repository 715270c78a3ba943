import type { ComponentType, ReactNode } from 'react';
import type { IslandDefinition, IslandOptions } from './define-island.ts';

/**
 * The types of the application's registry, which adds itself as `islands` by declaration merging. The registry imports
 * the code of the pages that place islands. Pages therefore know these types and not the registry, or each page would
 * import all others.
 */
export interface Register {}

type Islands = Register extends { islands: infer Each } ? Each : Record<string, AnyDefinition>;

/** An entry of a registry whose props are not known. */
type AnyDefinition = { load: () => Promise<unknown>; options: IslandOptions };

/** The name of an island of the registry. */
export type IslandName = keyof Islands;

/** The props of an island's component. */
export type PropsOf<Name extends IslandName> = {
  [Each in IslandName]: Islands[Each] extends IslandDefinition<infer Props> ? Props : object;
}[Name];

/** Whether the server shows a skeleton in the island's place. */
export type IsClientOnly<Name extends IslandName> = {
  [Each in IslandName]: Islands[Each]['options'] extends { clientOnly: true } ? true : false;
}[Name];

/** An island whose props are no longer typed, as read from a page. */
export type AnyIsland = ComponentType<object>;

/** A part of a page that threw, or whose code did not load. */
export interface Failure {
  error: unknown;
  /** How often it was tried, from 1. */
  attempts: number;
  retry: () => void;
}

/** What an error boundary of the application is given. */
export interface BoundaryProps {
  children: ReactNode;
  /** Without it the boundary shows a message of its own. */
  renderFailure?: (failure: Failure) => ReactNode;
}

/** What the application shows when something failed, and what it puts around everything that React renders. */
export interface IslandParts {
  /** An error boundary. */
  Boundary: ComponentType<BoundaryProps>;
  /** Shown below an island that failed; it carries `live({ failure: true })` and can be focused. */
  IslandFailure: ComponentType<{ failure: Failure }>;
  /** The application's providers, around the content of each root: islands have no context of the page. */
  provide: (content: ReactNode) => ReactNode;
}

let registered: Record<string, AnyDefinition> = {};
const loaded = new Map<IslandName, AnyIsland>();

/** What the application has given. Empty on the server, which renders none of it. */
export const parts = {} as IslandParts;

/**
 * Call it before any page is rendered, on the server and in the browser.
 *
 * @param islandParts for browsers only
 */
export function registerIslands(islands: Islands, islandParts?: IslandParts): void {
  registered = islands;
  Object.assign(parts, islandParts);
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
  return Object.hasOwn(registered, name ?? '');
}

/** Loads all islands on the server, which renders without waiting. */
export async function loadIslands(): Promise<void> {
  await Promise.all(Object.keys(registered).filter(isIslandName).map(loadIsland));
}
