import { useEffect, useState } from 'react';
import { useSetAtom } from 'jotai';
import { createGatewayClient } from '@myler/api-client/gateway';
import { ApiError, normaliseError } from '@myler/api-client/errors';
import type { OpenedGiftCard } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { OpenedGift } from '@myler/forms/gift-card';
import { openDialogAtom } from '@myler/state/dialogs';
import { Button, LinkButton } from '@myler/ui/button';
import { StateMessage } from '@myler/ui/state-message';
import { preloadDialog } from '../../dialogs/dialog-modules.ts';
import { useLinkToken } from '../../features/gift-card/use-link-token.ts';
import { accessToken } from '../../visitor/access-token.ts';

const provider = createGatewayClient({ token: accessToken });

/** The gift card that the link in a recipient's email names. Without a link it says where to find one. */
export function GiftOpen() {
  const token = useLinkToken('gift');
  const [tries, setTries] = useState(1);
  if (token) return <Gift key={`${tries} ${token}`} token={token} onRetry={() => setTries(tries + 1)} />;
  return (
    <StateMessage
      kind="empty"
      vignette="suitcase"
      headingLevel={1}
      title="Open this page with the link in our email."
      actions={<LinkButton href={address('/e-gift-card/redeem')}>Use a code instead</LinkButton>}
    >
      “Open your gift” in it says which card is yours. With the code alone you can see what is left on a card, and join.
    </StateMessage>
  );
}

function Gift({ token, onRetry }: { token: string; onRetry: () => void }) {
  const [gift, setGift] = useState<OpenedGiftCard>();
  const [failure, setFailure] = useState<{ message: string; isFinal: boolean }>();
  useEffect(() => {
    let isGone = false;
    provider.call('openGiftCard', { body: { token } }).then(
      (opened) => !isGone && setGift(opened),
      (error: unknown) => {
        const isFinal = error instanceof ApiError && (error.status === 404 || error.status === 410);
        if (!isGone) setFailure({ message: normaliseError(error).message, isFinal });
      },
    );
    return () => {
      isGone = true;
    };
  }, [token]);

  if (failure) {
    return (
      <StateMessage
        kind="error"
        vignette="lost-path"
        headingLevel={1}
        title={failure.isFinal ? 'This link opens no card.' : 'We can’t open this card just now.'}
        actions={
          failure.isFinal ? (
            <LinkButton href={address('/e-gift-card/redeem')}>Use a code instead</LinkButton>
          ) : (
            <Button onClick={onRetry}>Try again</Button>
          )
        }
      >
        {failure.message}
      </StateMessage>
    );
  }
  if (!gift) return <p role="status">Fetching your gift.</p>;
  return <OpenedGift gift={gift} actions={<UseIt gift={gift} />} />;
}

/** Opens the wizard with the code in its field, and leads to everything else that the card pays for. */
function UseIt({ gift: { code, membershipId } }: { gift: OpenedGiftCard }) {
  const open = useSetAtom(openDialogAtom);
  return (
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
  );
}
