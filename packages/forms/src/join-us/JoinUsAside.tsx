'use client';

import { useAtomValue } from 'jotai/react';
import { formatMoney, type Money } from '@myler/config/currencies';
import { membershipNames, type MembershipId } from '@myler/config/membership-ids';
import { Label } from '@myler/ui/label';
import { Box, Cluster } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { isCodeForChoice } from './form/price.ts';
import { joinUsAtom, priceBreakdownAtom } from './state/join-us-atoms.ts';
import { TierCard } from './parts/TierCard.tsx';
import styles from './JoinUsAside.module.css';

const copy = {
  label: 'Your membership',
  none: 'Choose a membership to see what it costs.',
  year: (name: string) => `${name}, one year`,
  code: (code: string) => `Code ${code}`,
  gift: 'Gift card',
  total: 'To pay today',
};

const receipt = (money: Money) => formatMoney(money, { cents: true });

interface JoinUsAsideProps {
  cardSource: ((membershipId: MembershipId) => string) | undefined;
  /** Whether the visitor is about to pay. */
  isPayment: boolean;
}

/** The summary column: what the visitor is buying. On telephones it is a line or two above the step, with the card at the end. */
export function JoinUsAside({ cardSource, isPayment }: JoinUsAsideProps) {
  const form = useAtomValue(joinUsAtom);
  const sum = useAtomValue(priceBreakdownAtom);
  const { membershipId, checkedCode } = form;

  return (
    <Box sticky className={styles.column} data-payment={isPayment || undefined}>
      <Label rule={false}>{copy.label}</Label>
      {membershipId && (
        <div className={styles.card}>
          <TierCard membershipId={membershipId} source={cardSource} />
        </div>
      )}
      {membershipId && sum ? (
        <dl className={styles.lines}>
          <Line label={copy.year(membershipNames[membershipId])} sum={receipt(sum.list)} />
          {checkedCode && isCodeForChoice(form, form.currency) && (
            <Line label={copy.code(checkedCode.coupon.code)} sum={`−${receipt(sum.discount)}`} />
          )}
          {sum.gift.amount > 0 && <Line label={copy.gift} sum={`−${receipt(sum.gift)}`} />}
          <Line label={copy.total} sum={receipt(sum.total)} isTotal />
        </dl>
      ) : (
        <Text size="small" tone="quiet">
          {copy.none}
        </Text>
      )}
    </Box>
  );
}

function Line({ label, sum, isTotal = false }: { label: string; sum: string; isTotal?: boolean }) {
  return (
    <Cluster gap={4} rows={0} align="start" justify="between" className={styles.line} data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd>{sum}</dd>
    </Cluster>
  );
}
