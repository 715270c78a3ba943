import { LEAVING_DAYS } from '@myler/config/account';
import { deskLine } from '@myler/config/contact';
import { formatMoney } from '@myler/config/currencies';
import { formatDate } from '@myler/config/dates';
import { capitalised, inWords } from '@myler/config/numbers';
import { firstYear, toThePenny } from '@myler/domain/membership';
import { DayArches } from '@myler/ui/day-arches';
import { Icon } from '@myler/ui/icon';
import type { PriceBreakdown } from '../form/price.ts';
import { dayHours } from './desk-hours.ts';
import styles from './AsideTerms.module.css';

interface AsideDaysProps {
  /** The day of the payment. */
  paidOn: string;
  sum: PriceBreakdown;
}

/** Until when all of it comes back, and when it renews at which price. */
export function AsideDays({ paidOn, sum }: AsideDaysProps) {
  const { leaveUntil, renewsOn } = firstYear(paidOn);
  const hasCard = sum.total.amount > 0;
  const paid = hasCard && sum.gift.amount === 0 ? ` ${toThePenny(sum.total)}` : ' of it';
  return (
    <div className={styles.terms}>
      <DayArches days={LEAVING_DAYS} left={LEAVING_DAYS} />
      <p>
        <b>{`${capitalised(inWords(LEAVING_DAYS))} days, to ${formatDate(leaveUntil)}.`}</b>{' '}
        <span>{`Change your mind until then, and all${paid} comes back.`}</span>
      </p>
      <p>
        <b>{`${formatDate(renewsOn)}.`}</b>{' '}
        <span>
          {hasCard
            ? `Renews at ${formatMoney(sum.list)}, unless the price changes. Thirty days before, we write with the price and how to stop it.`
            : 'Your year ends. Thirty days before, we write with the price of the next one, and ask whether you add a card.'}
        </span>
      </p>
    </div>
  );
}

/** Whom to ring. */
export function AsideTelephone() {
  return (
    <p className={styles.telephone}>
      <Icon name="telephone" size={16} />
      <span>
        <a href={deskLine.href}>{deskLine.display}</a> <span>{dayHours}</span>
      </span>
    </p>
  );
}
