import * as z from 'zod/mini';
import type { Email } from './email.ts';

/**
 * A kind of email. The outbox stores its `id` and its data, and it is written when it is sent, so that no finished text
 * waits in the database. What lets somebody in is not data: it is in `live`, which the outbox seals.
 */
export interface Template<Id extends string, Schema extends z.ZodMiniType, LiveName extends string> {
  /** Stored in the outbox, so it must not change. */
  id: Id;
  /** Reads the data when the email is queued, and again when it is written. New fields need a default: an email may wait across an update. */
  data: Schema;
  /** Links and codes that let somebody in. */
  live: readonly LiveName[];
  write(data: z.output<Schema>, live: Record<LiveName, string>): Email;
}

/** The live values of one email, which are sealed for its row (`outbox/seal.ts`). */
export interface SealedLive<LiveName extends string> {
  readonly names: LiveName;
  sealFor(rowId: string): string;
}

/** An email for the outbox, and as it reads without its live values. */
export interface TemplatedEmail<Id extends string = string> extends Email {
  template: Id;
  data: unknown;
  live: SealedLive<string> | undefined;
}

type MakeArguments<Schema extends z.ZodMiniType, LiveName extends string> = [LiveName] extends [never]
  ? [data: z.input<Schema>]
  : [data: z.input<Schema>, live: SealedLive<LiveName>];

/** Stands where a live value will be. */
const SEALED = '[sealed]';

/**
 * A template, which is called with its data and its sealed live values. Live values are no strings, so a template that has
 * one among its data does not compile.
 *
 * @throws {z.core.$ZodError} when the data is not what the template says
 */
export function template<const Id extends string, Schema extends z.ZodMiniType, const LiveName extends string = never>({
  live = [],
  ...rest
}: Omit<Template<Id, Schema, LiveName>, 'live'> & { live?: readonly LiveName[] }) {
  const made = { ...rest, live };
  const make = (...[given, sealed]: MakeArguments<Schema, LiveName>): TemplatedEmail<Id> => {
    const data = z.parse(made.data, given);
    return { ...made.write(data, withoutLive(live)), template: made.id, data, live: sealed };
  };
  return Object.assign(make, made);
}

/** In place of the live values, where nobody may see them. */
export const withoutLive = <LiveName extends string>(names: readonly LiveName[]) =>
  Object.fromEntries(names.map((name) => [name, SEALED])) as Record<LiveName, string>;
