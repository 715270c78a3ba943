import { and, eq } from 'drizzle-orm';
import type { Registration, RegistrationReceipt } from '@myler/api-client/contract';
import type { CardOnFile } from '../payment/gateway.ts';
import type { Queryable } from '../store/database.ts';
import { children, cities, couponUses, memberships, users } from '../store/schema.ts';
import { termsVersion } from './terms.ts';
import { dueOf, type Claim } from '../attempts/attempts.ts';
import { dayOf, yearAfter } from './days.ts';

export const emailKeyOf = (email: string) => email.trim().toLowerCase();

export async function isMember(db: Queryable, email: string): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, emailKeyOf(email)));
  return row !== undefined;
}

export interface NewMember {
  registration: Registration;
  passwordHash: string;
  /** Absent when a code covered everything. */
  charge?: { chargeId: string; card: CardOnFile };
  claim: Claim;
  now: Date;
}

/**
 * Writes a member with membership, children and the use of a code. Runs in a transaction.
 *
 * @returns the receipt, or undefined when the address has become another member's
 */
export async function createMember(tx: Queryable, member: NewMember): Promise<RegistrationReceipt | undefined> {
  const { registration, claim, charge, now } = member;
  const [user] = await tx
    .insert(users)
    .values(await userRow(tx, member))
    .onConflictDoNothing({ target: users.emailKey })
    .returning();
  if (!user) return undefined;
  const { price, discount, gift, currency, couponCode } = claim.row;
  const { membershipId } = registration;
  const paid = dueOf(claim.row);
  const startsOn = dayOf(now);
  const term = { startsOn, renewsOn: yearAfter(startsOn) };
  await tx.insert(memberships).values({
    ...term,
    userId: user.id,
    membershipId,
    currency,
    price,
    discount,
    gift,
    paid: paid.amount,
    chargeId: charge?.chargeId ?? null,
    cardBrand: charge?.card.brand ?? null,
    cardLastFour: charge?.card.lastFour ?? null,
    cardExpiry: charge?.card.expiry ?? null,
  });
  if (registration.children.length > 0)
    await tx
      .insert(children)
      .values(registration.children.map((child, position) => ({ ...child, position, userId: user.id })));
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

async function userRow(tx: Queryable, { registration, passwordHash, now }: NewMember) {
  const { instagram, city } = registration;
  return {
    email: registration.email,
    emailKey: emailKeyOf(registration.email),
    firstName: registration.firstName,
    lastName: registration.lastName,
    phoneNumber: registration.phoneNumber,
    passwordHash,
    dateOfBirth: registration.dateOfBirth,
    countryCode: registration.countryCode,
    cityId: city.id,
    cityName: (await nameOfCity(tx, city.id, registration.countryCode)) ?? city.name,
    instagramConsent: instagram.consent,
    // Without consent the name is not ours to keep.
    instagramUsername: instagram.consent ? (instagram.username ?? null) : null,
    whatsAppConsent: registration.whatsAppConsent,
    termsAcceptedAt: now,
    termsVersion: await termsVersion(tx),
    formType: registration.formType,
    createdAt: now,
  };
}

/** A city of the list is stored under the list's name, whatever was typed. */
async function nameOfCity(tx: Queryable, id: string | null, countryCode: string): Promise<string | undefined> {
  if (id === null) return undefined;
  const [city] = await tx
    .select()
    .from(cities)
    .where(and(eq(cities.id, id), eq(cities.countryCode, countryCode)));
  return city?.name;
}
