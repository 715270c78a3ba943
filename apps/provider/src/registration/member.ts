import { and, eq } from 'drizzle-orm';
import type { Registration, RegistrationReceipt } from '@myler/api-client/contract';
import type { CardOnFile } from '../payment/gateway.ts';
import type { Queryable } from '../store/database.ts';
import { assertAllFieldsUsed } from '../store/assert-all-fields-used.ts';
import { children, cities, couponUses, memberships, users } from '../store/schema.ts';
import { termsVersionAt } from '../legal-texts/holding.ts';
import { chooseCare } from '../member-rows/assign-myler.ts';
import { isCorporate } from '@myler/config/memberships';
import { companyColumns } from '../member-rows/company.ts';
import { newMemberNumber } from '../member-rows/member-number.ts';
import { newReferralCode } from '../member-rows/referral-code.ts';
import { chargedTo, recordPayment } from '../receipts/record-payment.ts';
import { amountDue, type Lease } from '../idempotency/leases.ts';
import { dayInLondon, yearAfter } from '../primitives/days.ts';
import { emailKeyOf } from '../primitives/email-key.ts';

export async function isMember(db: Queryable, email: string): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, emailKeyOf(email)));
  return row !== undefined;
}

export interface NewMember {
  registration: Omit<Registration, 'password' | 'creditCard'>;
  passwordHash: string;
  /** Absent when codes covered the whole price. */
  charge?: { chargeId: string; card: CardOnFile };
  lease: Lease;
  now: Date;
}

/**
 * Stores a member with membership, children and the use of a coupon. Call it in a transaction.
 *
 * @returns the receipt, or undefined when another member has registered the address meanwhile
 */
export async function createMember(tx: Queryable, member: NewMember): Promise<RegistrationReceipt | undefined> {
  const { registration, lease, charge, now } = member;
  const [user] = await tx
    .insert(users)
    .values(await userRow(tx, member))
    .onConflictDoNothing({ target: users.emailKey })
    .returning();
  if (!user) return undefined;
  const { price, discount, gift, currency, couponCode } = lease.row;
  const { membershipId } = registration;
  const paid = amountDue(lease.row);
  const term = await addMembership(tx, member, user);
  const family = isCorporate(registration.membershipId) ? [] : registration.children;
  if (family.length > 0)
    await tx.insert(children).values(family.map((child, position) => childRow(child, position, user.id)));
  if (couponCode)
    await tx.insert(couponUses).values({ userId: user.id, code: couponCode, discount, currency, usedAt: now });
  return {
    ...term,
    memberId: user.id,
    firstName: user.firstName,
    membershipId,
    price: { amount: price, currency },
    discount: { amount: discount, currency },
    ...(gift > 0 ? { gift: { amount: gift, currency } } : {}),
    paid,
    ...(charge ? { card: { brand: charge.card.brand, lastFour: charge.card.lastFour } } : {}),
  };
}

/** Stores the membership and its payment, with the receipt. */
async function addMembership(
  tx: Queryable,
  { registration: { membershipId, children: family }, lease, charge, now }: NewMember,
  user: typeof users.$inferSelect,
): Promise<{ startsOn: string; renewsOn: string }> {
  const { price, discount, gift, giftCardId, currency } = lease.row;
  const startsOn = dayInLondon(now);
  const term = { startsOn, renewsOn: yearAfter(startsOn) };
  const bought = {
    userId: user.id,
    membershipId,
    currency,
    price,
    discount,
    gift,
    paid: amountDue(lease.row).amount,
    ...chargedTo(charge),
  };
  await tx.insert(memberships).values({
    ...term,
    ...bought,
    memberNumber: newMemberNumber(),
    referralCode: newReferralCode(),
    memberSince: startsOn,
    ...(await chooseCare(tx, {
      membershipId,
      city: user.cityName,
      born: family.map(({ dateOfBirth }) => dateOfBirth),
      now,
    })),
    cardToken: charge?.card.token ?? null,
    cardExpiry: charge?.card.expiry ?? null,
  });
  const period = { periodFrom: term.startsOn, periodUntil: term.renewsOn, paidAt: now };
  await recordPayment(tx, { ...bought, ...period, key: lease.key, kind: 'join', giftCardId });
  return term;
}

function childRow(
  { firstName, dateOfBirth, ...rest }: Registration['children'][number],
  position: number,
  userId: string,
) {
  assertAllFieldsUsed()(rest);
  return { firstName, dateOfBirth, position, userId };
}

async function userRow(tx: Queryable, { registration, passwordHash, now }: NewMember) {
  const { email, firstName, lastName, phoneNumber, dateOfBirth, countryCode, city, instagram, ...rest } = registration;
  const { whatsAppConsent, formType, company, ...storedElsewhere } = rest;
  // What a family is asked for is not kept of a company, whatever was sent.
  const isFamily = !isCorporate(registration.membershipId);
  const { id: cityId, name: cityName, ...restOfCity } = city;
  const { consent: instagramConsent, username, ...restOfInstagram } = instagram;
  assertAllFieldsUsed<StoredElsewhere>()(storedElsewhere);
  assertAllFieldsUsed()(restOfCity);
  assertAllFieldsUsed()(restOfInstagram);
  return {
    email,
    emailKey: emailKeyOf(email),
    firstName,
    lastName,
    phoneNumber,
    passwordHash,
    dateOfBirth: isFamily ? (dateOfBirth ?? null) : null,
    countryCode,
    cityId,
    cityName: (await nameOfCity(tx, cityId, countryCode)) ?? cityName,
    instagramConsent: isFamily && instagramConsent,
    // Without consent the name must not be stored.
    instagramUsername: isFamily && instagramConsent ? (username ?? null) : null,
    whatsAppConsent,
    ...companyColumns(isFamily ? undefined : company),
    termsAcceptedAt: now,
    termsVersion: await termsVersionAt(tx, now),
    formType,
    createdAt: now,
  };
}

/** Fields of a registration that are not stored in the user's row; the comments say where they are stored. */
type StoredElsewhere =
  // As a hash.
  | 'password'
  // As the moment and the version of the terms.
  | 'termsAccept'
  // In the membership's row; the gateway keeps the card, and brand, last four digits and expiry are in that row too.
  | 'membershipId'
  | 'creditCard'
  | 'currency'
  | 'total'
  // In a row for each child.
  | 'children'
  // In the attempt's row, as the discount and the gift they came to.
  | 'referralCode'
  | 'giftCode';

/** A city of the list is stored with the list's spelling. */
export async function nameOfCity(tx: Queryable, id: string | null, countryCode: string): Promise<string | undefined> {
  if (id === null) return undefined;
  const [city] = await tx
    .select()
    .from(cities)
    .where(and(eq(cities.id, id), eq(cities.countryCode, countryCode)));
  return city?.name;
}
