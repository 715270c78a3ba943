import { localDevice, readCookies, sessionDevice, writeCookie, type DeviceStorage } from '@myler/state/device';
import { readShortlistAtom } from '@myler/state/shortlist';
import { consentAtom } from '@myler/state/session';
import { forgetFamilyAtom } from '@myler/state/family';
import type { SiteStore } from '../../store/site-store.ts';
import { describeStored, type Stored } from './on-this-device.ts';

/** What this device has stored now. */
export function readStored(): Stored[] {
  return describeStored({
    cookies: readCookies(),
    local: entriesOf(localDevice),
    session: entriesOf(sessionDevice),
  });
}

/** Removes one stored item, and resets the state that was read from it. */
export function clearStored(store: SiteStore, { name, place }: Stored): void {
  if (place === 'cookie') {
    // Of a name that is not ours too.
    writeCookie(`${name as 'cookie-consent'}=; Path=/; Max-Age=0; SameSite=Lax`);
    // Without consent nothing is recorded.
    if (name === 'cookie-consent') store.set(consentAtom, undefined);
    return;
  }
  const storage: DeviceStorage<string> = place === 'local storage' ? localDevice() : sessionDevice();
  storage.removeItem(name);
  if (name === 'shortlist') store.set(readShortlistAtom);
  if (name === 'family') store.set(forgetFamilyAtom);
}

function entriesOf(storage: () => DeviceStorage<string>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(Object.entries(storage()));
  } catch {
    // A browser that blocks storage throws when the property is read; nothing is stored there.
    return undefined;
  }
}
