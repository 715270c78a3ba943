import { createGatewayClient } from '@myler/api-client/gateway';
import { BalanceForm } from '@myler/forms/gift-card';
import { JoinWithGift } from '../../dialogs/JoinWithGift.tsx';
import { accessToken } from '../../visitor/access-token.ts';

const provider = createGatewayClient({ token: accessToken });

/** The balance check. A valid card can be taken into the wizard. */
export function GiftBalance() {
  return (
    <BalanceForm
      check={(code) => provider.call('giftCardBalance', { body: { code } })}
      renderActions={({ membershipId }, code) => (
        <JoinWithGift code={code} membershipId={membershipId}>
          Join with this gift card
        </JoinWithGift>
      )}
    />
  );
}
