import * as z from 'zod/mini';
import type { Registration } from '@myler/api-client/contract';
import { formTypes } from '@myler/api-client/contract';
import { currencyCodes } from '@myler/config/currencies';
import { membershipIds } from '@myler/config/memberships';
import { versioned } from '../store/schema/stored-json.ts';

/** As it is stored: the contract may become stricter while a bank waits, and whoever has paid has joined all the same. */
const registration: z.ZodMiniType<Omit<Registration, 'password' | 'creditCard' | 'giftCode'>> = z.object({
  formType: z.enum(formTypes),
  membershipId: z.enum(membershipIds),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  dateOfBirth: z.optional(z.string()),
  countryCode: z.string(),
  city: z.object({ id: z.nullable(z.string()), name: z.string() }),
  children: z.array(z.object({ firstName: z.string(), dateOfBirth: z.string() })),
  instagram: z.object({ consent: z.boolean(), username: z.optional(z.string()) }),
  whatsAppConsent: z.boolean(),
  company: z.optional(
    z.object({
      companyName: z.string(),
      taxNumber: z.optional(z.string()),
      street: z.string(),
      postalCode: z.optional(z.string()),
      invoiceEmail: z.string(),
      role: z.string(),
    }),
  ),
  termsAccept: z.literal(true),
  referralCode: z.optional(z.string()),
  currency: z.enum(currencyCodes),
  total: z.object({ amount: z.int(), currency: z.enum(currencyCodes) }),
});

const paid = z.object({
  registration,
  passwordHash: z.string(),
  /** What counts its payments as declined until it is paid (`countersOf`). */
  counters: z.array(z.string()),
  /** Who uses a code, as hashes of address and cards. Absent without a code, and in version 0. */
  claimant: z.optional(
    z.object({ email: z.array(z.string()), card: z.array(z.string()), giver: z.optional(z.string()) }),
  ),
});

/** What is needed to finish a registration: with the password's hash, and without the card and the gift code. */
export type PaidRegistration = z.output<typeof paid>;

export const paidRegistration = versioned<PaidRegistration>('A registration that waits for a bank', {
  schema: paid,
  // Version 0 has no claimant; the network address of version 1 is not kept any more.
  steps: [(older) => older, ({ visitorAddress: _, ...rest }) => ({ ...rest, counters: [] })],
});
