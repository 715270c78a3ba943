import { atom, createStore } from 'jotai';
import { defaultClientEnv, type ClientEnv } from './client-env.ts';

/** Shared state of one visitor: one store per request on the server, one per document in the browser. */
export type SiteStore = ReturnType<typeof createStore>;

/** The configuration that the operator passes to browsers. */
export const envAtom = atom<ClientEnv>(defaultClientEnv);

/** Navigates to another page of the site. The application sets it (`app/start.tsx`); before that it does nothing. */
export const navigateAtom = atom<{ to: (address: string) => void }>({ to: () => undefined });

export function createSiteStore(env: ClientEnv): SiteStore {
  const store = createStore();
  store.set(envAtom, env);
  return store;
}
