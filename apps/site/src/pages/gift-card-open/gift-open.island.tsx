import { useSetAtom } from 'jotai';
import { createGatewayClient } from '@myler/api-client/gateway';
import { address } from '@myler/config/address';
import { GiftFromLink } from '@myler/forms/gift-card';
import { openDialogAtom } from '@myler/state/dialogs';
import { Button, LinkButton } from '@myler/ui/button';
import { preloadDialog } from '../../dialogs/dialog-modules.ts';
import { accessToken } from '../../visitor/access-token.ts';

const provider = createGatewayClient({ token: accessToken });

/** The gift card of the link in an email, to join with, and the way to everything else that it pays for. */
export function GiftOpen() {
  const open = useSetAtom(openDialogAtom);
  return (
    <GiftFromLink
      open={(token) => provider.call('openGiftCard', { body: { token } })}
      redeemHref={address('/e-gift-card/redeem')}
      renderActions={({ code, membershipId }) => (
        <>
          <Button
            variant="gold"
            onPointerEnter={() => preloadDialog('join-us-1')}
            onFocus={() => preloadDialog('join-us-1')}
            onClick={() =>
              open('join-us-1', {
                gift: true,
                ...(code ? { giftCode: code } : {}),
                ...(membershipId ? { membershipId } : {}),
              })
            }
          >
            Use it now
          </Button>
          <LinkButton variant="outline" href={address('/e-gift-card/redeem')}>
            How to spend it
          </LinkButton>
        </>
      )}
    />
  );
}
