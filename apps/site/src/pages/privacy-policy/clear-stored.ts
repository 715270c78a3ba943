import { readShortlistAtom } from '@myler/state/shortlist';
import { consentAtom } from '@myler/state/session';
import type { SiteStore } from '../../store/site-store.ts';
import { storedOn, type Stored } from './on-this-device.ts';

/** What this device holds now. */
export function readStored(): Stored[] {
  return storedOn({
    cookies: document.cookie,
    local: entriesOf(() => localStorage),
    session: entriesOf(() => sessionStorage),
  });
}

/** Takes one thing off the device, and the page no longer goes by it. */
export function clearStored(store: SiteStore, { name, place }: Stored): void {
  if (place === 'cookie') {
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
    // Without an answer nothing is counted.
    if (name === 'cookie-consent') store.set(consentAtom, undefined);
    return;
  }
  (place === 'local storage' ? localStorage : sessionStorage).removeItem(name);
  if (name === 'shortlist') store.set(readShortlistAtom);
}

function entriesOf(storage: () => Storage): Record<string, string> | undefined {
  try {
    return Object.fromEntries(Object.entries(storage()));
  } catch {
    // A browser that blocks storage throws on the very name; nothing is kept there.
    return undefined;
  }
}
