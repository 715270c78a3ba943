import { createGatewayClient } from '@myler/api-client/gateway';
import { address } from '@myler/config/address';
import { GiftFromLink } from '@myler/forms/gift-card';
import { LinkButton } from '@myler/ui/button';
import { JoinWithGift } from '../../dialogs/JoinWithGift.tsx';
import { accessToken } from '../../visitor/access-token.ts';

const provider = createGatewayClient({ token: accessToken });

/** The gift card of the link in an email, to join with, and the way to everything else that it pays for. */
export function GiftOpen() {
  return (
    <GiftFromLink
      open={(token) => provider.call('openGiftCard', { body: { token } })}
      redeemHref={address('/e-gift-card/redeem')}
      renderActions={({ code, membershipId }) => (
        <>
          <JoinWithGift code={code} membershipId={membershipId}>
            Use it now
          </JoinWithGift>
          <LinkButton variant="outline" href={address('/e-gift-card/redeem')}>
            How to spend it
          </LinkButton>
        </>
      )}
    />
  );
}
