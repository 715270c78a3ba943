interface SecretRow {
  /** Its name in a provider's environment. */
  keys: string;
  /** Where it is kept beside an embedded database, unless a variable gives it. */
  file: 'secrets.json' | 'gift-card-key.json';
  field: string;
  /** Before a generated one. */
  prefix?: string;
  /** Younger than the product: the file of an older installation lacks it, and the next start adds it. */
  isAddedToFile?: true;
  knownTo: 'proxies, providers' | 'providers';
  usedFor: string;
  neverFor: string;
  /** What a new one without the old one breaks, as the end of a sentence. */
  lost: string;
  /** When the old one may go while a new one replaces it. */
  oldMayGo: string;
  /** Whether every key that was ever used is still needed, and not only the last. */
  needsAllKeys?: true;
}

/**
 * The secrets, by the variables that they are given in. Each is one key, or several while a new one replaces an old one.
 * A row here is all that a new secret needs to be generated, kept, compared with the database's, rotated and documented
 * (`pnpm generate`); the test of the manual rotates it.
 */
export const secretTable = {
  PUBLISHABLE_TOKEN: {
    keys: 'publishableTokens',
    file: 'secrets.json',
    field: 'publishableToken',
    prefix: 'pk_',
    knownTo: 'proxies, providers',
    usedFor: 'names the website; it is no secret of a member',
    neverFor: 'anything that is not public',
    lost: 'proxies with the old token are refused',
    oldMayGo: 'when all proxies have restarted',
  },
  PROVIDER_SECRET: {
    keys: 'providerSecrets',
    file: 'secrets.json',
    field: 'providerSecret',
    prefix: 'sk_',
    knownTo: 'proxies, providers',
    usedFor:
      'the proxies’ calls; HMAC of network addresses and access tokens in Redis, and of addresses in calls with the website’s token',
    neverFor: 'anything in a browser',
    lost: 'proxies with the old token are refused',
    oldMayGo: 'when all proxies have restarted',
  },
  SESSION_KEY: {
    keys: 'sessionKeys',
    file: 'secrets.json',
    field: 'sessionKey',
    knownTo: 'providers',
    usedFor:
      'HMAC of access tokens, of refresh tokens and the next one, of addresses in counts, in the log and that a member has replaced, of newsletter links, and of links that cancel a change of the email address; encrypts the links and codes of mails that wait',
    neverFor: 'data that must outlive it',
    lost: 'the links that end the newsletter stop working in mails that are older than the key before, and waiting mails with a link or a code are not sent',
    oldMayGo:
      'after four days, for which a mail may wait that is encrypted with it; nobody is signed out. Links that end the newsletter still work in mails of the key before, not in older ones',
  },
  IDEMPOTENCY_KEY: {
    keys: 'idempotencyKeys',
    file: 'secrets.json',
    field: 'idempotencyKey',
    knownTo: 'providers',
    usedFor:
      'HMAC of a payment’s form, without its card number, and of the gateway’s fingerprint of the card; the token of a shared shortlist is derived from it',
    neverFor: 'data that must outlive it',
    lost: 'payments that are under way are refused when they are repeated',
    oldMayGo: 'after a day: a payment that is repeated later with its old key is refused',
  },
  GIFT_CARD_KEY: {
    keys: 'giftCardKeys',
    // A file of its own, because its loss is worse: a new value makes all issued codes invalid.
    file: 'gift-card-key.json',
    field: 'giftCardKey',
    knownTo: 'providers',
    usedFor:
      'gift codes and links to orders are derived from it; HMAC by which a code is found; HMAC of addresses and cards that have used a code for new members, because it lives longest',
    neverFor: 'anything that may not live as long as the codes',
    lost: 'the gift codes and the links to orders that were made with a missing key stop working',
    oldMayGo:
      '**when no card of that time is good any more, five years after the last one was delivered.** Then give it up by name: `ACCEPT_NEW_SECRETS=GIFT_CARD_KEY` for one start',
    needsAllKeys: true,
  },
} as const satisfies Record<string, SecretRow>;

export type SecretVariable = keyof typeof secretTable;

export const secretNames = Object.keys(secretTable) as SecretVariable[];

/** The row of a secret, with what only some rows have. */
export const secretRow = (name: SecretVariable): SecretRow => secretTable[name];
