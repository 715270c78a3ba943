import { createStore } from 'jotai/vanilla';
import { describe, expect, it } from 'vitest';
import {
  decideConsent,
  openingDialog,
  readConsentCookie,
  sessionFlagAtoms,
  sessionFlagNames,
  sessionStorageAtom,
  writeConsentCookie,
  type SessionFlag,
} from './index.ts';

function shown(...names: SessionFlag[]) {
  return {
    'newsletter-opened': names.includes('newsletter-opened'),
    'cookie-consent-opened': names.includes('cookie-consent-opened'),
  };
}

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const blocked = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('on a load', () => {
  it('cookie consent opens while no consent cookie exists (specification 2)', () => {
    expect(openingDialog({ consentGiven: false, flags: shown() })).toBe('cookie-consent');
  });

  it('the newsletter opens when consent exists and it was not shown in this session (specification 2)', () => {
    expect(openingDialog({ consentGiven: true, flags: shown() })).toBe('newsletter');
    expect(openingDialog({ consentGiven: true, flags: shown('cookie-consent-opened') })).toBe('newsletter');
  });

  it(
    'each of the two dialogs opens at most once a session (specification 2)',
    { tags: ['spec:2-once-a-session'] },
    () => {
      expect(openingDialog({ consentGiven: false, flags: shown('cookie-consent-opened') })).toBeNull();
      expect(openingDialog({ consentGiven: true, flags: shown('newsletter-opened') })).toBeNull();
    },
  );

  it('neither opens when the URL opens a dialog', () => {
    expect(openingDialog({ consentGiven: false, flags: shown(), deepLinked: true })).toBeNull();
    expect(openingDialog({ consentGiven: true, flags: shown(), deepLinked: true })).toBeNull();
  });
});

describe('session flags', () => {
  function page(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
    const store = createStore();
    store.set(sessionStorageAtom, { storage });
    return store;
  }
  const newsletter = sessionFlagAtoms['newsletter-opened'];
  const consent = sessionFlagAtoms['cookie-consent-opened'];

  it(
    'last for the session, under the names of specification 9',
    { tags: ['spec:2-once-a-session', 'spec:9-session-flags'] },
    () => {
      for (const name of ['newsletter-opened', 'cookie-consent-opened'] as const) {
        const storage = memoryStorage();
        page(() => storage).set(sessionFlagAtoms[name]);
        expect([...storage.values.keys()]).toEqual([name]);
        const next = page(() => storage);
        expect([next.get(newsletter), next.get(consent)]).toEqual([
          name === 'newsletter-opened',
          name === 'cookie-consent-opened',
        ]);
      }
      expect(Object.keys(sessionFlagAtoms)).toEqual([...sessionFlagNames]);
    },
  );

  it('notify their subscribers when they are set', () => {
    const storage = memoryStorage();
    const store = page(() => storage);
    const heard: boolean[] = [];
    store.sub(newsletter, () => heard.push(store.get(newsletter)));
    store.set(newsletter);
    expect(heard).toEqual([true]);
  });

  it('work in memory when storage is blocked, and are false on a server', () => {
    const store = page(blocked);
    expect(store.get(consent)).toBe(false);
    store.set(consent);
    expect(store.get(consent)).toBe(true);
    expect(createStore().get(consent)).toBe(false);
  });
});

describe('the consent cookie', () => {
  const written = (analytics: boolean) => writeConsentCookie({ necessary: true, analytics }, { secure: true });

  it('is read back among other cookies', () => {
    const pair = written(true).split(';')[0];
    expect(readConsentCookie(`a=1; ${pair}; b=2`)).toEqual({ necessary: true, analytics: true });
    expect(readConsentCookie(written(false))).toEqual({ necessary: true, analytics: false });
  });

  it('lasts six months, for this site only', { tags: ['promise:consent-cookie'] }, () => {
    expect(written(true)).toBe('cookie-consent=v1.necessary.analytics; Path=/; Max-Age=15724800; SameSite=Lax; Secure');
    expect(writeConsentCookie({ necessary: true, analytics: false }, { secure: false })).toBe(
      'cookie-consent=v1.necessary; Path=/; Max-Age=15724800; SameSite=Lax',
    );
  });

  it('is ignored when it is missing, broken or of an older version', { tags: ['spec:2-consent-opens'] }, () => {
    for (const cookies of [
      '',
      'cookie-consent',
      'cookie-consent=',
      'cookie-consent=yes',
      'cookie-consent=v0.necessary.analytics',
      'cookie-consent=v1.analytics',
      'xcookie-consent=v1.necessary',
    ]) {
      expect(readConsentCookie(cookies)).toBeUndefined();
    }
  });

  it('leaves analytics off under Global Privacy Control, whatever the visitor chooses or chose before', () => {
    expect(decideConsent({ analytics: true }, { gpc: true }).analytics).toBe(false);
    expect(decideConsent({ analytics: true }).analytics).toBe(true);
    expect(readConsentCookie(written(true), { gpc: true })).toEqual({ necessary: true, analytics: false });
  });
});
