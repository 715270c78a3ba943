import { eq } from 'drizzle-orm';
import type { Coupon } from '@myler/api-client/contract';
import { memberships } from '../store/schema.ts';
import {
  ANY_REFERRAL,
  assertNotClaimed,
  hashesOfCard,
  notNew,
  type Claimant,
  type ClaimDeps,
} from './coupon-claims.ts';
import { fingerprintsOf, isFormerMember, type MemberCardDeps } from './former-members.ts';

/** For what the claims count a code. */
const claimCodeOf = ({ code, kind }: Pick<Coupon, 'code' | 'kind'>): string =>
  kind === 'referral' ? ANY_REFERRAL : code;

/**
 * Whether whoever pays may use a code. The code of a member is for friends who are new: not with the member's own payment card, and not
 * for a former member (docs/product-decisions.md, Referral). People on the member's card have an account, so that they cannot join.
 *
 * @throws {Problem} 409 `coupon-not-new`
 */
export async function assertMayUse(
  deps: ClaimDeps & MemberCardDeps,
  { coupon, claimant, now }: { coupon: Coupon; claimant: Claimant; now: Date },
): Promise<void> {
  await assertNotClaimed(deps.db, { code: claimCodeOf(coupon), claimant, now });
  if (coupon.kind !== 'referral') return;
  if (await isFormerMember(deps.db, claimant, now))
    throw notNew(
      'This code is for new members, and a membership with this email address or card has ended in the last twelve months. Remove it to go on without it.',
    );
  const [referrer] = await deps.db.select().from(memberships).where(eq(memberships.referralCode, coupon.code));
  const own = referrer ? await fingerprintsOf(deps, referrer, now) : [];
  const hashes = new Set(own.flatMap((fingerprint) => hashesOfCard(deps, fingerprint)));
  if ([...claimant.card, claimant.giver].some((card) => card !== undefined && hashes.has(card)))
    throw notNew(
      'This code can’t be used with the payment card of the member who gave it. Pay with another card, or remove the code.',
    );
}
