import { currencies } from '@myler/config/currencies';
import { parseShortlist } from '@myler/state/shortlist';
import { localToday } from '../../features/fit/days.ts';
import { familyInWords } from '../../features/fit/family-words.ts';
import { parseFamily } from '../../features/fit/family.ts';

/** Where a browser stores something, named as in browsers' settings. */
export type Place = 'cookie' | 'local storage' | 'session storage';

export interface Stored {
  name: string;
  place: Place;
  /** Why it is stored, in plain words. */
  purpose: string;
  /** The stored value, if it is the visitor's own choice. */
  value?: string;
  /** Why the page cannot clear it; undefined when it can. */
  reasonToStay?: string;
}

interface DocumentedItem {
  purpose: string;
  value?: (raw: string) => string;
  reasonToStay?: string;
}

/** Everything that the site may store (docs/product-decisions.md, Consent and the newsletter), by place and name. */
const documentedItems: Record<Place, Record<string, DocumentedItem>> = {
  cookie: {
    'cookie-consent': {
      purpose: 'Your answer about your privacy, and which version of the question you answered. Kept for six months.',
      value: (raw) => (raw.split('.').includes('analytics') ? 'Necessary and analytics' : 'Necessary only'),
    },
  },
  'local storage': {
    currency: {
      purpose: 'The currency you chose, so that prices are in it when you come back.',
      value: (raw) => currencies.find(({ code }) => code === raw)?.name ?? raw,
    },
    shortlist: {
      purpose: 'The hotels you kept with a heart. They are not sent to us unless you send them.',
      value: (raw) => hotelsIn(raw),
    },
    family: {
      purpose:
        'Who travels, because you agreed that we keep it here: ages or birthdays, cots, steps, allergies, the day of arrival. Of all that, only ages, cots and steps are ever part of a question to us.',
      value: (raw) => familyIn(raw),
    },
  },
  'session storage': {
    'cookie-consent-opened': {
      purpose: 'That we have asked about your privacy in this tab, so that we ask once. Gone when you close it.',
    },
    'newsletter-opened': {
      purpose: 'That we have offered the letter in this tab, so that we offer it once. Gone when you close it.',
    },
    'join-attempt': {
      purpose: 'A random number that stands for a payment without a final answer, so that nobody is charged twice.',
      reasonToStay: 'It is deleted as soon as the payment has an answer.',
    },
    'gift-attempt': {
      purpose:
        'A random number that stands for a gift card whose payment is without a final answer, so that nobody is charged twice.',
      reasonToStay: 'It is deleted as soon as the payment has an answer.',
    },
    'upgrade-attempt': {
      purpose:
        'A random number that stands for a move to a higher membership whose payment is without a final answer, so that nobody is charged twice.',
      reasonToStay: 'It is deleted as soon as the payment has an answer.',
    },
  },
};

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

function described(place: Place, [name, raw]: [string, string]): Stored {
  const { purpose, value, reasonToStay }: DocumentedItem = (Object.hasOwn(documentedItems[place], name) &&
    documentedItems[place][name]) || {
    purpose: 'Not ours: something else on this device, such as an extension of your browser, has put it here.',
  };
  return { name, place, purpose, ...(value ? { value: value(raw) } : {}), ...(reasonToStay ? { reasonToStay } : {}) };
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
