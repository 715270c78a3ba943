'use client';

import type { ReactNode } from 'react';
import type { OpenedGiftCard } from '@myler/api-client/contract';
import { LinkButton } from '@myler/ui/button';
import { FromLink } from './FromLink.tsx';
import { OpenedGift } from './OpenedGift.tsx';
import { openedCopy as copy } from './opened-copy.ts';

export interface GiftFromLinkProps {
  /** Opens the card of a token; rejects with the provider's error. */
  open: (token: string) => Promise<OpenedGiftCard>;
  /** The address of the page that says how to spend a code. */
  redeemHref: string;
  /** Where a card that is good can be used. */
  renderActions: (gift: OpenedGiftCard) => ReactNode;
}

/** The gift card that the link in a recipient's email names. Without a link it says where to find one. */
export function GiftFromLink({ open, redeemHref, renderActions }: GiftFromLinkProps) {
  const byCode = <LinkButton href={redeemHref}>{copy.byCode}</LinkButton>;
  return (
    <FromLink
      name="gift"
      read={open}
      missing={{ ...copy.noLink, action: byCode }}
      waiting={copy.waiting}
      failure={(isFinal) => (isFinal ? { title: copy.noCard, action: byCode } : { title: copy.notNow })}
    >
      {(gift) => <OpenedGift gift={gift} actions={renderActions(gift)} />}
    </FromLink>
  );
}
