import { randomInt, randomUUID } from 'node:crypto';
import type { MembershipPrice, Registration } from '@myler/api-client/contract';
import { registration } from '../load/requests.ts';

export const visitKinds = ['a page', 'search', 'sign-in', 'joining'] as const;
export type VisitKind = (typeof visitKinds)[number];

export interface Request {
  path: string;
  /** Of a POST request; absent for a GET. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Milliseconds after which the visitor has left. A bank may take long, and people know it. */
export const deadlines: Record<VisitKind, number> = {
  'a page': 3_000,
  search: 3_000,
  'sign-in': 3_000,
  joining: 15_000,
};

/** What visits need: a membership to join with, and members to sign in. */
export interface Visitors {
  membership: MembershipPrice;
  members: readonly { email: string; password: string }[];
}

/** A page that every cache has: reading it must stay quick whatever else is asked for. */
export const cachedPage: Request = { path: '/membership', headers: { accept: 'text/html' } };

/** The request of a visitor who has not been here before. */
export function newVisit(kind: VisitKind, visitors: Visitors): Request {
  return visits[kind](visitors);
}

const visits: Record<VisitKind, (visitors: Visitors) => Request> = {
  'a page': () => ({
    path: `/search-results?q=${encodeURIComponent(newWords())}`,
    headers: { accept: 'text/html' },
  }),
  search: () => ({ path: `/v1/hotels/search?q=${encodeURIComponent(newWords())}` }),
  'sign-in': ({ members }) => {
    const member = members[randomInt(members.length)];
    if (!member) throw new Error('There is no member to sign in.');
    return { path: '/api/token', body: { ...member, keepMeSignedIn: false } };
  },
  joining: ({ membership }) => joining(`${randomUUID()}@example.com`, membership),
};

/** Joins with this address, once. */
export function joining(email: string, membership: MembershipPrice): Request & { body: Registration } {
  const body = registration(email, membership);
  return { path: '/api/user', body, headers: { 'idempotency-key': randomUUID() } };
}

const words = (
  'pool beach snow lake castle island cot kids club babies alps morocco heated connecting rooms quiet garden train forest ' +
  'rice terraces desert harbour horses bicycles breakfast grandparents teenagers spring autumn winter summer'
).split(' ');

/** Four words of those that visitors search for. There are a million of them, so that no cache has the answer. */
const newWords = () => Array.from({ length: 4 }, () => words[randomInt(words.length)]).join(' ');
