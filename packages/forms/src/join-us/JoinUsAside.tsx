'use client';

import { useId, useRef, useState, type Ref } from 'react';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { LEAVING_DAYS } from '@myler/config/account';
import { formatDate } from '@myler/config/dates';
import { membershipNames } from '@myler/config/membership-ids';
import { membershipById, type MembershipId } from '@myler/config/memberships';
import { firstYear, ownBenefits, toThePenny } from '@myler/domain/membership';
import { DayArches } from '@myler/ui/day-arches';
import { Icon } from '@myler/ui/icon';
import { Label } from '@myler/ui/label';
import { Box, Cluster } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { TickList } from '@myler/ui/tick-list';
import { isCodeForChoice } from './form/price.ts';
import { editJoinFormAtom, isPayingAtom, joinUsAtom, priceBreakdownAtom } from './state/join-us-atoms.ts';
import { AsideDays, AsideTelephone } from './parts/AsideTerms.tsx';
import { TierCard } from './parts/TierCard.tsx';
import type { JoinUs } from './parts/use-join-us.ts';
import styles from './JoinUsAside.module.css';

const copy = {
  label: 'Your membership',
  none: 'Choose a membership to see what it costs.',
  year: (name: string) => `${name}, one year`,
  code: (code: string) => `Code ${code}`,
  gift: 'Gift card',
  remove: 'Remove',
  total: 'To pay today',
  more: 'What it gives, and how to leave',
  until: (day: string) => `to ${day}`,
};

/**
 * The summary column: what the visitor is buying, what it gives, until when they can change their mind, when it renews, and
 * whom to ring. On telephones it is a line or two above the step, and the rest folded.
 */
export function JoinUsAside({ joinUs }: { joinUs: JoinUs }) {
  const { membershipId } = useAtomValue(joinUsAtom);
  const sum = useAtomValue(priceBreakdownAtom);
  const [isOpen, setOpen] = useState(false);
  const more = useId();
  return (
    <Box sticky className={styles.column} data-open={isOpen || undefined}>
      <Label rule={false}>{copy.label}</Label>
      {membershipId && (
        <div className={styles.card}>
          <TierCard membershipId={membershipId} source={joinUs.cardSource} />
        </div>
      )}
      {membershipId && sum ? (
        <>
          <Lines membershipId={membershipId} />
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={more}
            onClick={() => setOpen(!isOpen)}
          >
            <span className="visually-hidden">{copy.more}</span>
            <DayArches days={LEAVING_DAYS} left={LEAVING_DAYS} />
            <span>{copy.until(formatDate(firstYear(joinUs.paidOn()).leaveUntil))}</span>
            <Icon name="down" size={16} />
          </button>
          <div id={more} className={styles.more}>
            <Gives membershipId={membershipId} />
            <AsideDays paidOn={joinUs.paidOn()} sum={sum} />
            <AsideTelephone />
          </div>
        </>
      ) : (
        <Text size="small" tone="quiet">
          {copy.none}
        </Text>
      )}
    </Box>
  );
}

/** What it costs. An applied code can be taken off again. */
function Lines({ membershipId }: { membershipId: MembershipId }) {
  const form = useAtomValue(joinUsAtom);
  const sum = useAtomValue(priceBreakdownAtom);
  const edit = useSetAtom(editJoinFormAtom);
  const isPaying = useAtomValue(isPayingAtom);
  const total = useRef<HTMLDivElement>(null);
  // The pressed button is gone: the sum that has changed takes the focus, and is read out.
  const remove = (changes: Parameters<typeof edit>[0]) => {
    edit(changes);
    total.current?.focus();
  };
  if (!sum) return null;
  const { checkedCode } = form;
  return (
    <dl className={styles.lines}>
      <Line label={copy.year(membershipNames[membershipId])} sum={toThePenny(sum.list)} />
      {checkedCode && isCodeForChoice(form, form.currency) && (
        <Line
          label={copy.code(checkedCode.coupon.code)}
          sum={`−${toThePenny(sum.discount)}`}
          onRemove={() => remove({ referralCode: '', checkedCode: null })}
          isPaying={isPaying}
        />
      )}
      {sum.gift.amount > 0 && (
        <Line
          label={copy.gift}
          sum={`−${toThePenny(sum.gift)}`}
          onRemove={() => remove({ giftCode: '', checkedGift: null })}
          isPaying={isPaying}
        />
      )}
      <Line ref={total} label={copy.total} sum={toThePenny(sum.total)} isTotal />
    </dl>
  );
}

interface LineProps {
  label: string;
  sum: string;
  isTotal?: boolean;
  ref?: Ref<HTMLDivElement>;
  /** Takes it off again. */
  onRemove?: () => void;
  isPaying?: boolean;
}

function Line({ label, sum, isTotal = false, ref, onRemove, isPaying = false }: LineProps) {
  return (
    <Cluster
      ref={ref}
      gap={4}
      rows={0}
      align="start"
      justify="between"
      className={styles.line}
      data-total={isTotal || undefined}
      tabIndex={isTotal ? -1 : undefined}
    >
      <dt>
        <span>{label}</span>
        {onRemove && (
          <button
            type="button"
            className={styles.remove}
            aria-label={`${copy.remove}: ${label}`}
            disabled={isPaying}
            onClick={onRemove}
          >
            {copy.remove}
          </button>
        )}
      </dt>
      <dd>{sum}</dd>
    </Cluster>
  );
}

function Gives({ membershipId }: { membershipId: MembershipId }) {
  return (
    <div className={styles.gives}>
      <TickList items={ownBenefits(membershipById(membershipId).benefits)} />
    </div>
  );
}
