import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  registeredCompany,
  type InvoiceDetails,
  type MemberDetails,
  type MemberDetailsChange,
} from '@myler/api-client/contract';
import { fieldErrors, fieldProblem } from '@myler/api-client/problems';
import { waitingEmail } from '../accounts/change-email.ts';
import type { ActingMember } from '../http/acting-member.ts';
import { childrenOf, mayEditChildren, parentOf } from '../member-rows/children.ts';
import { findPerson, heldBy, type Person } from '../member-rows/find-person.ts';
import { isCorporate } from '@myler/config/memberships';
import { taxNumberError } from '@myler/domain/company';
import type { Keys } from '@myler/server/secrets';
import { receiptsMailboxEmail } from '../mail/emails/company-receipt.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { countNotice } from '../mail/outbox/mail-budget.ts';
import { companyColumns } from '../member-rows/company.ts';
import { nameOfCity } from '../registration/member.ts';
import { checkDetails } from '../registration/rules.ts';
import { assertAllFieldsUsed } from '../store/assert-all-fields-used.ts';
import type { Database, Queryable } from '../store/database.ts';
import { tellDeskOfMember, type DeskDeps } from '../desk/tell-desk.ts';
import { children, users, type UserRow } from '../store/schema.ts';

/** What a member has told us. */
export async function memberDetails(db: Database, userId: string, now: Date): Promise<MemberDetails> {
  const person = await findPerson(db, userId, now);
  const { user } = person;
  const family = mayEditChildren(person) ? await childrenOf(db, person) : [];
  const newEmail = await waitingEmail(db, userId, now);
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    ...(newEmail ? { newEmail } : {}),
    ...(user.phoneNumber ? { phoneNumber: user.phoneNumber } : {}),
    ...(user.dateOfBirth ? { dateOfBirth: user.dateOfBirth } : {}),
    countryCode: user.countryCode,
    ...(user.cityName ? { city: { id: user.cityId, name: user.cityName } } : {}),
    children: family.map(({ firstName, dateOfBirth }) => ({ firstName, dateOfBirth })),
    instagram: {
      consent: user.instagramConsent,
      ...(user.instagramUsername ? { username: user.instagramUsername } : {}),
    },
    whatsAppConsent: user.whatsAppConsent,
  };
}

/** @throws {Problem} 422 with an error for each invalid field, and for children of whom the person may change nothing */
export async function changeDetails(
  db: Database,
  member: ActingMember,
  change: MemberDetailsChange,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { userId } = member;
    const person = await member.lock(tx);
    await checkDetails(tx, change, now);
    const { firstName, lastName, phoneNumber, countryCode, city, instagram, whatsAppConsent, ...rest } = change;
    const { children: family, ...unused } = rest;
    assertAllFieldsUsed()(unused);
    await tx
      .update(users)
      .set({
        firstName,
        lastName,
        phoneNumber,
        countryCode,
        cityId: city.id,
        cityName: (await nameOfCity(tx, city.id, countryCode)) ?? city.name,
        instagramConsent: instagram.consent,
        // Without consent the name must not be stored.
        instagramUsername: instagram.consent ? (instagram.username ?? null) : null,
        whatsAppConsent,
      })
      .where(eq(users.id, userId));
    await changeChildren(tx, person, family);
  });
}

async function changeChildren(tx: Queryable, person: Person, family: MemberDetailsChange['children']): Promise<void> {
  const parent = mayEditChildren(person) ? await parentOf(tx, person) : undefined;
  if (!parent) {
    if (family.length === 0) return;
    throw fieldProblem({
      children:
        'The children of this card are named by its holder, or the lead of the household, and the second adult.',
    });
  }
  await tx.delete(children).where(eq(children.userId, parent));
  if (family.length === 0) return;
  await tx
    .insert(children)
    .values(
      family.map(({ firstName, dateOfBirth }, position) => ({ firstName, dateOfBirth, position, userId: parent })),
    );
}

/**
 * Whom receipts name from now on. Receipts that were issued stay as they are.
 *
 * @throws {Problem} 422 by field, for a company's membership; 429 `too-many-changes`
 */
export async function changeInvoice(
  deps: DeskDeps & { db: Database; now: () => Date; sessionKeys: Keys },
  member: ActingMember,
  details: InvoiceDetails,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { user, membership } = heldBy(await member.lock(tx));
    const isCompany = isCorporate(membership.membershipId);
    if (isCompany) assertWholeCompany(details, user.countryCode);
    const columns = companyColumns(details);
    const isOther = Object.entries(columns).some(([column, value]) => user[column as keyof UserRow] !== value);
    if (!isOther) return;
    await tx.update(users).set(columns).where(eq(users.id, member.userId));
    if (!isCompany) return;
    const now = deps.now();
    await tellDeskOfMember(tx, deps, { kind: 'company-changed', user, membership }, now);
    const { invoiceEmail: mailbox } = columns;
    if (!mailbox || mailbox === user.invoiceEmail) return;
    const permit = await countNotice(tx, { account: user, key: deps.sessionKeys[0], now });
    await enqueueMail(tx, receiptsMailboxEmail({ to: user.email, firstName: user.firstName, mailbox }), now, permit);
  });
}

/** @throws {Problem} 422 by field, for a company's membership of which something is missing */
function assertWholeCompany(details: InvoiceDetails, countryCode: string): void {
  const { error } = z.safeParse(registeredCompany, details);
  const taxNumber = taxNumberError(details.taxNumber ?? '', countryCode);
  const errors = { ...fieldErrors(error?.issues ?? []), ...(taxNumber ? { taxNumber } : {}) };
  if (Object.keys(errors).length > 0) throw fieldProblem(errors);
}
