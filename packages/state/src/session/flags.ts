import { atom, type WritableAtom } from 'jotai/vanilla';
import type { StoredNameIn } from '@myler/config/device';
import { readStorage, sessionDevice, writeStorage, type DeviceStorage } from '../device/device.ts';

/** The flags of dialogs that have been shown in this browser session (docs/specification.md, sections 2 and 9). */
export const sessionFlagNames = [
  'newsletter-opened',
  'cookie-consent-opened',
] as const satisfies readonly StoredNameIn<'session storage'>[];
export type SessionFlag = (typeof sessionFlagNames)[number];

type FlagStorage = DeviceStorage<SessionFlag>;

/**
 * Where session flags are stored. It is a function, because reading `window.sessionStorage` throws where storage is
 * blocked, and a server has none.
 */
export const sessionStorageAtom = atom<{ storage: () => FlagStorage }>({ storage: sessionDevice });

/**
 * Whether a dialog has been shown in this browser session; writing sets it, and returns whether the device keeps it. Kept in
 * session storage. If that is
 * blocked, the atom alone remembers it, so that a dialog still opens at most once until the page is closed.
 */
function sessionFlagAtom(flag: SessionFlag): WritableAtom<boolean, [], boolean> {
  const isMarked = atom(false);
  return atom(
    (get) => get(isMarked) || Boolean(readStorage(get(sessionStorageAtom).storage, flag)),
    (get, set) => {
      set(isMarked, true);
      return writeStorage(get(sessionStorageAtom).storage, flag, '1');
    },
  );
}

/** The session flags by their keys in session storage. */
export const sessionFlagAtoms = {
  'newsletter-opened': sessionFlagAtom('newsletter-opened'),
  'cookie-consent-opened': sessionFlagAtom('cookie-consent-opened'),
} satisfies Record<SessionFlag, unknown>;
