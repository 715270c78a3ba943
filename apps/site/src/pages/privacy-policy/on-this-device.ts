import { currencies } from '@myler/config/currencies';
import { purposeInWords, storedItems, storedNames, type DevicePlace, type StoredName } from '@myler/config/device';
import { parseShortlist } from '@myler/state/shortlist';
import { localToday } from '@myler/domain/days';
import { familyInWords, parseFamily } from '@myler/domain/fit';

export interface Stored {
  name: string;
  place: DevicePlace;
  /** What it is for and how long it stays, in plain words. */
  purpose: string;
  /** The stored value, if it is the visitor's own choice. */
  value?: string;
  /** Whether the page must not clear it: a payment is without an answer. */
  mustStay?: true;
}

/** The stored values that are the visitor's own choices, in words. */
const inWords: Partial<Record<StoredName, (raw: string) => string>> = {
  'cookie-consent': (raw) => (raw.split('.').includes('analytics') ? 'Necessary and analytics' : 'Necessary only'),
  currency: (raw) => currencies.find(({ code }) => code === raw)?.name ?? raw,
  shortlist: (raw) => hotelsIn(raw),
  family: (raw) => familyIn(raw),
};

const mustStay: ReadonlySet<string> = new Set<StoredName>(['join-attempt', 'gift-attempt', 'upgrade-attempt']);

interface Device {
  /** The value of `document.cookie`. */
  cookies: string;
  /** The entries of each storage; undefined when the browser blocks it. */
  local: Record<string, string> | undefined;
  session: Record<string, string> | undefined;
}

/** What is stored on this device now, as far as a script can read it. */
export function describeStored({ cookies, local, session }: Device): Stored[] {
  return [
    ...Object.entries(cookiesIn(cookies)).map((entry) => described('cookie', entry)),
    ...Object.entries(local ?? {}).map((entry) => described('local storage', entry)),
    ...Object.entries(session ?? {}).map((entry) => described('session storage', entry)),
  ];
}

function described(place: DevicePlace, [name, raw]: [string, string]): Stored {
  const known = storedNames.find((each) => each === name && storedItems[each].place === place);
  if (!known) {
    const purpose = 'Not ours: something else on this device, such as an extension of your browser, has put it here.';
    return { name, place, purpose };
  }
  const value = inWords[known]?.(raw);
  return {
    name,
    place,
    purpose: purposeInWords(known),
    ...(value === undefined ? {} : { value }),
    ...(mustStay.has(name) ? { mustStay: true } : {}),
  };
}

function cookiesIn(cookies: string): Record<string, string> {
  const pairs = cookies.split(';').map((pair) => pair.trim().split('='));
  return Object.fromEntries(pairs.flatMap(([name, ...value]) => (name ? [[name, value.join('=')]] : [])));
}

function hotelsIn(raw: string): string {
  const { length } = parseShortlist(raw);
  return length === 1 ? 'One hotel' : `${length} hotels`;
}

function familyIn(raw: string): string {
  const today = localToday();
  const family = parseFamily(raw, today);
  return family ? familyInWords(family, today) : 'Nothing that we can read';
}
