import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { retention } from './delete-old-rows.ts';
import * as schema from '../store/schema.ts';

export type TableName = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends PgTable ? Name : never;
}[keyof typeof schema];

/** Whose a table's rows are: `personal` a person's, `ours` the business's, `public` for everybody. */
export type DataLevel = 'personal' | 'ours' | 'public';

interface StoredData {
  level: DataLevel;
  /** Until when a row is kept. */
  until: string;
}

const withAccount = { level: 'personal', until: 'the account is deleted' } as const;
const untilExpired = { level: 'personal', until: 'it expires' } as const;
const giftCard = { level: 'personal', until: `${retention.giftCards} years after its end` } as const;
const attempt = {
  level: 'personal',
  until: `${retention.attempts} days, or as long as what it paid for`,
} as const;
const email = { level: 'personal', until: `${retention.emails} days after it was sent` } as const;
const receipt = { level: 'personal', until: `${retention.receipts} years after the end of its year` } as const;
const ours = { level: 'ours', until: 'for good' } as const;
const content = { level: 'public', until: 'the content changes' } as const;

/** What the database holds, for docs/security.md. A table that is not here does not compile. */
export const storedData = {
  users: {
    level: 'personal',
    until: `${retention.accounts} years after the end of the membership, or the account is closed`,
  },
  memberships: withAccount,
  people: withAccount,
  invitations: untilExpired,
  children: { level: 'personal', until: `${retention.children} days after the end of the membership` },
  sessions: withAccount,
  passkeys: withAccount,
  passkeyChallenges: untilExpired,
  signInCodes: untilExpired,
  passwordRequests: { level: 'personal', until: 'its mail is written' },
  passwordResets: untilExpired,
  emailChanges: untilExpired,
  formerAddresses: untilExpired,
  couponUses: { level: 'personal', until: 'for good, from the end of the account without the member' },
  referrals: withAccount,
  creditEntries: withAccount,
  payments: receipt,
  receipts: receipt,
  giftCards: giftCard,
  giftCardUses: giftCard,
  attempts: attempt,
  gatewayCards: { level: 'personal', until: 'the card pays for nothing' },
  owedRefunds: { level: 'personal', until: 'the charge was given back' },
  idempotencyKeys: attempt,
  couponClaims: { level: 'personal', until: `${retention.couponClaims} months` },
  deskTasks: { level: 'personal', until: 'the account, or the enquiry, is deleted' },
  legalNoticeRecipients: withAccount,
  leads: { level: 'personal', until: `${retention.enquiries} months` },
  subscribers: { level: 'personal', until: 'the subscription ends' },
  newsletterRecipients: email,
  outgoingMail: email,
  sharedShortlists: untilExpired,
  events: { level: 'personal', until: 'the period of the privacy policy for statistics' },
  rateLimits: untilExpired,
  sandboxLedger: ours,
  sandboxCards: ours,
  coupons: ours,
  newsletterIssues: ours,
  legalNotices: ours,
  sequences: ours,
  jobLeases: ours,
  secretFingerprints: ours,
  prices: content,
  hotels: content,
  hotelSets: content,
  inspirationHotels: content,
  documents: content,
  countries: content,
  cities: content,
  seededFiles: content,
  searchEntries: content,
  searchWords: content,
} as const satisfies Record<TableName, StoredData>;

const tables: Record<TableName, PgTable> = schema;

/** The columns of a table that hold only the hash of something that lets somebody in. */
export const hashedColumns = (name: TableName): string[] =>
  Object.keys(getTableColumns(tables[name])).filter(
    (column) => /(?:Hash|Mac)$/.test(column) && column !== 'contentHash',
  );
