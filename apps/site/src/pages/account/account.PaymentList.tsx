import { useStore } from 'jotai';
import type { MemberPayment } from '@myler/api-client/contract';
import { formatDate } from '@myler/config/dates';
import { membershipNames } from '@myler/config/membership-ids';
import { cardInWords } from '@myler/forms/account';
import { Button } from '@myler/ui/button';
import { Icon } from '@myler/ui/icon';
import { asMember, provider } from '../../features/account/member-calls.ts';
import { toThePenny } from '@myler/domain/membership';
import { Cluster, Stack } from '@myler/ui/layout';
import { saveBase64 } from '../../features/account/save-file.ts';
import { useAction } from '../../features/account/use-action.ts';
import styles from './account.Rows.module.css';

const kinds: Record<MemberPayment['kind'], (tier: string) => string> = {
  join: (tier) => `${tier}, the first year`,
  renewal: (tier) => `${tier}, another year`,
  upgrade: (tier) => `Moved to ${tier}`,
};

/** The payments, the newest first, each with its documents. */
export function PaymentList({ payments }: { payments: readonly MemberPayment[] }) {
  if (payments.length === 0) return <p>Nothing has been paid yet.</p>;
  return (
    <Stack as="ul">
      {payments.map((payment) => (
        <li key={payment.receipt} className={styles.item}>
          <div>
            <h3>{kinds[payment.kind](membershipNames[payment.membershipId])}</h3>
            <p>
              <span>{formatDate(payment.paidOn)}</span>
              {payment.card && <span>{`, ${cardInWords(payment.card)}`}</span>}
              {payment.gift.amount > 0 && <span>{`, ${toThePenny(payment.gift)} by gift card`}</span>}
              {payment.discount.amount > 0 && <span>{`, ${toThePenny(payment.discount)} off`}</span>}
              {payment.credit && <span>{`, ${toThePenny(payment.credit)} by your credit`}</span>}
            </p>
            {payment.refundedOn && <p>{`Refunded on ${formatDate(payment.refundedOn)}`}</p>}
          </div>
          <p className={styles.sum}>{toThePenny(payment.paid)}</p>
          <div className={`${styles.documents} ${styles.wide}`}>
            <Document number={payment.receipt}>Receipt</Document>
            {payment.creditNote !== undefined && <Document number={payment.creditNote}>Credit note</Document>}
          </div>
        </li>
      ))}
    </Stack>
  );
}

function Document({ number, children }: { number: number; children: string }) {
  const store = useStore();
  const { isBusy, error, run } = useAction();
  const save = async () =>
    saveBase64(
      await asMember(store, () => provider.call('receipt', { params: { number: String(number) } })),
      'application/pdf',
    );
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        isBusy={isBusy}
        busyLabel={`Fetching ${children.toLowerCase()} ${number}`}
        onClick={() => run(save)}
      >{`${children} ${number}, PDF`}</Button>
      {error && (
        <Cluster as="p" nowrap gap={2} align="start" className={styles.error} role="alert">
          <Icon name="warn" size={20} />
          <span>{error}</span>
        </Cluster>
      )}
    </div>
  );
}
