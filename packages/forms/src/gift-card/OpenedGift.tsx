'use client';

import { useEffect, useState, type ReactNode } from 'react';
import type { OpenedGiftCard } from '@myler/api-client/contract';
import { formatMoney } from '@myler/config/currencies';
import { membershipNames } from '@myler/config/membership-ids';
import { Button } from '@myler/ui/button';
import { GiftCardPreview } from '@myler/ui/gift-card';
import { Label } from '@myler/ui/label';
import { Cluster, Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { copy } from './copy.ts';
import { formatDay } from '@myler/config/days';
import { openedCopy } from './opened-copy.ts';
import styles from './OpenedGift.module.css';

export interface OpenedGiftProps {
  gift: OpenedGiftCard;
  /** Where a card that is good can be used; below its code. */
  actions?: ReactNode;
}

/** How long the face is seen before the card turns, in milliseconds. */
const FACE_MS = 900;

/** A gift card as its recipient opens it: it turns to what the giver wrote, and has its code and its last day. */
export function OpenedGift({ gift, actions }: OpenedGiftProps) {
  const { title, text } = copyOf(gift);
  return (
    <div className={styles.gift}>
      <Stack gap={4} className={styles.words}>
        <Label>{openedCopy.label}</Label>
        <h1 className={styles.title}>{title}</h1>
        <Text size="lead" tone="quiet" measure>
          {text}
        </Text>
      </Stack>
      <div className={styles.card}>
        <UnfoldingCard gift={gift} />
      </div>
      {gift.code !== undefined && (
        <Stack gap={5} align="start" className={styles.use}>
          <Code code={gift.code} />
          <p>{openedCopy.until(formatDay(gift.validUntil))}</p>
          <Cluster gap={4}>{actions}</Cluster>
        </Stack>
      )}
    </div>
  );
}

/** Shows the face first, and then turns to the inside by itself, at once for visitors who prefer less motion. */
function UnfoldingCard({ gift }: { gift: OpenedGiftCard }) {
  const [isFlipped, setFlipped] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    const timer = setTimeout(() => setFlipped(true), FACE_MS);
    return () => clearTimeout(timer);
  }, []);
  const { picture, recipient, sender, message, validUntil } = gift;
  return (
    <GiftCardPreview
      picture={picture}
      isFlipped={isFlipped}
      onFlip={setFlipped}
      inside={{
        to: copy.preview.dear(recipient),
        message,
        from: sender,
        worth: gift.status === 'void' ? '' : worthInWords(gift),
      }}
      envelope={{ name: recipient, line: openedCopy.envelope[gift.status](formatDay(validUntil)) }}
    />
  );
}

/** The code, with a button that copies it. */
function Code({ code }: { code: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'blocked'>();
  const copyIt = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setOutcome('copied');
    } catch {
      setOutcome('blocked');
    }
  };
  return (
    <Stack gap={3} align="start" className={styles.codeBox}>
      <Text size="caption" tone="quiet">
        {openedCopy.code}
      </Text>
      <p className={styles.code}>{code}</p>
      <Button variant="outline" size="small" onClick={() => void copyIt()}>
        {openedCopy.copy}
      </Button>
      <output className={styles.outcome}>{outcome && openedCopy[outcome]}</output>
    </Stack>
  );
}

const worthInWords = ({ membershipId, worth }: OpenedGiftCard): string =>
  membershipId ? copy.preview.yearOf(membershipNames[membershipId]) : formatMoney(worth);

function copyOf(gift: OpenedGiftCard): { title: string; text: string } {
  const { status, recipient, sender, balance, worth, membershipId, validUntil } = gift;
  if (status === 'void') return { title: openedCopy.void, text: openedCopy.voidText };
  if (status === 'spent') return { title: copy.balance.spent, text: copy.balance.spentText(worthInWords(gift)) };
  if (status === 'expired')
    return { title: copy.balance.expired(formatDay(validUntil)), text: copy.balance.expiredText };
  if (membershipId)
    return { title: openedCopy.yours(recipient), text: openedCopy.membership(worthInWords(gift), sender) };
  const left = formatMoney(balance);
  const text =
    balance.amount === worth.amount
      ? openedCopy.whole(left, sender)
      : openedCopy.part(left, formatMoney(worth), sender);
  return { title: openedCopy.yours(recipient), text };
}
