import * as z from 'zod/mini';
import {
  asciiDigits,
  hasContactDetails,
  normaliseCode,
  normaliseEmail,
  normaliseLine,
  normaliseName,
  normaliseParagraph,
  normalisePassword,
  CONTACT_DETAILS_ERROR,
} from '@myler/config/typed-text';

const texts = new WeakSet<object>();

/** Whether one of these functions made the schema, and it was not derived from such a one. */
export const isText = (schema: object): boolean => texts.has(schema);

type Check = NonNullable<Parameters<z.ZodMiniString['check']>[number]>;

/**
 * A text that is far longer than it may be is refused before it is tidied and before any pattern reads it: some need time by the
 * square of its length. What tidying takes away may be ten times as long as what it leaves.
 */
const boundedBy = (max: number): Check =>
  z.check(({ value: input, issues }) => {
    if (input.length > 10 * max)
      issues.push({ code: 'too_big', origin: 'string', maximum: max, input, continue: false });
  });

/** @param tidy is applied before all checks but the first */
/* @__NO_SIDE_EFFECTS__ */
function bounded(max: number, tidy: (typed: string) => string, ...checks: Check[]) {
  const schema = z.string().check(boundedBy(max), z.overwrite(tidy), ...checks);
  texts.add(schema);
  return schema;
}

/* @__NO_SIDE_EFFECTS__ */
const text: typeof bounded = (max, tidy, ...checks) => bounded(max, tidy, z.maxLength(max), ...checks);

const asTyped = (typed: string) => typed;

/** No control characters, which could change a terminal or an email's header. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
const SEVERAL_LINES = /^(?:[^\p{Cc}\p{Zl}\p{Zp}]|\n)*$/u;

/** A name that may stand in an email to anybody, on one line: of a person or a thing, and without a web address. */
/* @__NO_SIDE_EFFECTS__ */
export const personName = (max: number, ...checks: Check[]) =>
  text(
    max,
    normaliseName,
    z.minLength(1),
    z.regex(ONE_LINE),
    z.refine((name: string) => !hasContactDetails(name), CONTACT_DETAILS_ERROR) as Check,
    ...checks,
  );

/** A name that may be a company's, such as "Booking.com B.V.". No email to anybody but its owner and us names it. */
/* @__NO_SIDE_EFFECTS__ */
export const companyName = (max: number) => text(max, normaliseName, z.minLength(1), z.regex(ONE_LINE));

/**
 * One line of text without line breaks and control characters.
 *
 * @param min 0 for what may be empty
 */
/* @__NO_SIDE_EFFECTS__ */
export const singleLine = (max: number, min = 1) => text(max, normaliseLine, z.minLength(min), z.regex(ONE_LINE));

/**
 * Text that may have several lines, and no other control characters.
 *
 * @param min 0 for what may be empty
 */
/* @__NO_SIDE_EFFECTS__ */
export const paragraph = (max: number, min = 1) =>
  text(max, normaliseParagraph, z.minLength(min), z.regex(SEVERAL_LINES));

/** A code that people type: a coupon, a referral, a gift card. */
/* @__NO_SIDE_EFFECTS__ */
export const typedCode = (max: number) => text(max, normaliseCode, z.minLength(1));

/** Exactly so many digits that people type, in digits of any script. */
/* @__NO_SIDE_EFFECTS__ */
export const typedDigits = (count: number) =>
  bounded(count, (typed) => normaliseCode(typed).replaceAll('-', ''), z.regex(new RegExp(`^\\d{${count}}$`)));

/**
 * HTML's rule for an email address, with a dot in its domain and 254 characters at most (docs/product-decisions.md,
 * The join-us wizard). The value is tidied first.
 */
export const emailAddress = text(
  254,
  normaliseEmail,
  z.regex(
    /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/,
  ),
);

/** A password that is to be stored. */
/* @__NO_SIDE_EFFECTS__ */
export const newPassword = (min: number, max: number) => text(max, normalisePassword, z.minLength(min));

/**
 * A password that is compared with a stored one. It stays as it was typed, because one that was stored before passwords
 * were normalised matches only so.
 */
/* @__NO_SIDE_EFFECTS__ */
export const typedPassword = (max: number) => text(max, asTyped, z.minLength(1));

/** No text of a fixed form is longer: the longest is a list of the ids of hotels. */
const MAX_FORMAT = 4_000;

/** Text of a fixed form, which a program writes or a form assembles. */
/* @__NO_SIDE_EFFECTS__ */
export const format = (form: RegExp | Check, ...checks: Check[]) =>
  bounded(MAX_FORMAT, asTyped, form instanceof RegExp ? z.regex(form) : form, ...checks);

/** A name at a network: letters and digits of ASCII, which may have been typed in full width. */
/* @__NO_SIDE_EFFECTS__ */
export const handle = (form: RegExp, max: number) => text(max, (typed) => asciiDigits(typed).trim(), z.regex(form));

/** Text that only programs read: an id, or what a link carries. */
/* @__NO_SIDE_EFFECTS__ */
export const token = (min: number, max: number) => text(max, asTyped, z.minLength(min));
