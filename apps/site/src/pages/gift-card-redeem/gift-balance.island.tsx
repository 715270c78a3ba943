import { useSetAtom } from 'jotai';
import { createGatewayClient } from '@myler/api-client/gateway';
import { BalanceForm } from '@myler/forms/gift-card';
import { openDialogAtom } from '@myler/state/dialogs';
import { Button } from '@myler/ui/button';
import { preloadDialog } from '../../dialogs/dialog-modules.ts';
import { accessToken } from '../../visitor/access-token.ts';

const provider = createGatewayClient({ token: accessToken });

/** The balance check. A valid card can be taken into the wizard, so that nobody types its code twice. */
export function GiftBalance() {
  const open = useSetAtom(openDialogAtom);
  return (
    <BalanceForm
      check={(code) => provider.call('giftCardBalance', { body: { code } })}
      renderActions={({ membershipId }, code) => (
        <Button
          variant="gold"
          onPointerEnter={() => preloadDialog('join-us-1')}
          onFocus={() => preloadDialog('join-us-1')}
          onClick={() => open('join-us-1', { gift: true, giftCode: code, ...(membershipId ? { membershipId } : {}) })}
        >
          Join with this gift card
        </Button>
      )}
    />
  );
}
