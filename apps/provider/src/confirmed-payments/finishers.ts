import { finishingPurchase, type GiftCardDeps } from '../gift-cards/buy.ts';
import type { FinishersByKind } from '../idempotency/confirmations.ts';
import { finisherOf } from '../idempotency/run-paid.ts';
import { finishingUpgrade, type UpgradeDeps } from '../membership/upgrade.ts';
import { finishingRegistration, type FinishRegistrationDeps } from '../registration/register.ts';

export type FinisherDeps = FinishRegistrationDeps & GiftCardDeps & UpgradeDeps;

/** How a payment of each kind is finished after the bank's confirmation. A kind without an entry does not compile. */
export const createFinishers = (deps: FinisherDeps): FinishersByKind => ({
  join: finisherOf(deps, finishingRegistration(deps)),
  upgrade: finisherOf(deps, finishingUpgrade(deps)),
  'gift-card': finisherOf(deps, finishingPurchase(deps)),
});
