import { atom, createStore } from 'jotai';
import { defaultClientEnv, type ClientEnv } from './client-env.ts';

/** Shared state of one visitor: one store per request on the server, one per document in the browser. */
export type SiteStore = ReturnType<typeof createStore>;

/** What the operator lets a browser see. */
export const envAtom = atom<ClientEnv>(defaultClientEnv);

/** Turns to another page of the site; the application says how (`start.tsx`), and without it nobody asks. */
export const navigateAtom = atom<{ to: (address: string) => void }>({ to: () => undefined });

export function createSiteStore(env: ClientEnv): SiteStore {
  const store = createStore();
  store.set(envAtom, env);
  return store;
}
