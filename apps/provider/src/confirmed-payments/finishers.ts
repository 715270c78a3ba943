import { purchaseFinisher, type GiftCardDeps } from '../gift-cards/buy.ts';
import type { FinishersByKind } from '../idempotency/confirmations.ts';
import { finishUpgrade, type UpgradeDeps } from '../membership/upgrade.ts';
import { finishRegistration, type FinishRegistrationDeps } from '../registration/register.ts';

export type FinisherDeps = FinishRegistrationDeps & GiftCardDeps & UpgradeDeps;

/** How a payment of each kind is finished after the bank's confirmation. A kind without an entry does not compile. */
export function createFinishers(deps: FinisherDeps): FinishersByKind {
  return {
    join: { paid: (lease, charge) => finishRegistration(deps, lease, charge) },
    upgrade: { paid: (lease, charge) => finishUpgrade(deps, lease, charge) },
    'gift-card': purchaseFinisher(deps),
  };
}
