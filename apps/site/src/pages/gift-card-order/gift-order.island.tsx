import { useEffect, useState } from 'react';
import { createGatewayClient } from '@myler/api-client/gateway';
import { normaliseError } from '@myler/api-client/errors';
import type { GiftCardOrder } from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { mailboxes } from '@myler/config/contact';
import { OrderForm } from '@myler/forms/gift-card';
import { Button, LinkButton } from '@myler/ui/button';
import { StateMessage } from '@myler/ui/state-message';
import { accessToken } from '../../visitor/access-token.ts';
import { ownTimeZone } from '../../features/gift-card/own-time-zone.ts';
import { useLinkToken } from '../../features/gift-card/use-link-token.ts';

const provider = createGatewayClient({ token: accessToken });

/** The order that a receipt's link names. Without a link it says where to find one. */
export function GiftOrder() {
  const token = useLinkToken('giftOrder');
  const [tries, setTries] = useState(1);
  if (token) return <Order key={`${tries} ${token}`} token={token} onRetry={() => setTries(tries + 1)} />;
  return (
    <StateMessage
      kind="empty"
      vignette="suitcase"
      headingLevel={1}
      title="Open this page with the link in your receipt."
      actions={<LinkButton href={address('/e-gift-card')}>Look at the cards</LinkButton>}
    >{`It says which card is yours. If the receipt is lost, write to ${mailboxes.membership} from the address that you gave when you bought it.`}</StateMessage>
  );
}

function Order({ token, onRetry }: { token: string; onRetry: () => void }) {
  const [order, setOrder] = useState<GiftCardOrder>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isGone = false;
    provider.call('giftCardOrder', { params: { token } }).then(
      (seen) => !isGone && setOrder(seen),
      (error: unknown) => !isGone && setFailure(normaliseError(error).message),
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
        title="We can’t show this card just now."
        actions={<Button onClick={onRetry}>Try again</Button>}
      >
        {failure}
      </StateMessage>
    );
  }
  if (!order) return <p role="status">Looking for your card.</p>;
  return (
    <OrderForm
      order={order}
      timeZone={ownTimeZone()}
      change={(body) => provider.call('changeGiftCardOrder', { params: { token }, body })}
      cancel={() => provider.call('cancelGiftCardOrder', { params: { token } })}
      refund={() => provider.call('refundGiftCardOrder', { params: { token } })}
      replaceCode={(replaces) => provider.call('replaceGiftCode', { params: { token }, body: { replaces } })}
      sheet={() => provider.call('giftCardSheet', { params: { token } })}
    />
  );
}
