'use client';

import type { GiftCardChange, GiftCardOrder, GiftCardSheet } from '@myler/api-client/contract';
import { mailboxes } from '@myler/config/contact';
import { LinkButton } from '@myler/ui/button';
import { FromLink } from './FromLink.tsx';
import { orderCopy as copy } from './order-copy.ts';
import { OrderForm } from './OrderForm.tsx';

export interface OrderFromLinkProps {
  /** The calls of an order, by the token of its link. All reject with the provider's error. */
  client: {
    read: (token: string) => Promise<GiftCardOrder>;
    change: (token: string, change: GiftCardChange) => Promise<GiftCardOrder>;
    cancel: (token: string) => Promise<GiftCardOrder>;
    refund: (token: string) => Promise<GiftCardOrder>;
    replaceCode: (token: string, replaces: number) => Promise<GiftCardOrder>;
    sheet: (token: string) => Promise<GiftCardSheet>;
  };
  /** The address of the page that sells cards. */
  buyHref: string;
}

/** The order that a receipt's link names. Without a link it says where to find one. */
export function OrderFromLink({ client, buyHref }: OrderFromLinkProps) {
  return (
    <FromLink
      name="giftOrder"
      read={client.read}
      missing={{
        title: copy.noLink.title,
        text: copy.noLink.text(mailboxes.membership),
        action: <LinkButton href={buyHref}>{copy.noLink.action}</LinkButton>,
      }}
      waiting={copy.waiting}
      failure={() => ({ title: copy.notNow })}
    >
      {(order, token) => (
        <OrderForm
          order={order}
          timeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
          change={(change) => client.change(token, change)}
          cancel={() => client.cancel(token)}
          refund={() => client.refund(token)}
          replaceCode={(replaces) => client.replaceCode(token, replaces)}
          sheet={() => client.sheet(token)}
        />
      )}
    </FromLink>
  );
}
