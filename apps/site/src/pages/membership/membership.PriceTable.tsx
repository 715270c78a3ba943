import type { MembershipPrice } from '@myler/api-client/contract';
import { currencies, formatMoney } from '@myler/config/currencies';
import { Text } from '@myler/ui/text';
import styles from './membership.PriceTable.module.css';

/** Every tier in every currency. Only here do visitors compare currencies, so all of them are visible. */
export function PriceTable({ prices }: { prices: readonly MembershipPrice[] }) {
  return (
    <div className={styles.scroller} role="region" aria-label="Prices of all memberships" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Membership</th>
            {currencies.map((currency) => (
              <th key={currency.code} scope="col">
                <abbr title={currency.name}>{currency.code}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {prices.map((tier) => (
            <tr key={tier.membershipId}>
              <th scope="row">
                <span>{tier.name}</span>{' '}
                <Text as="small" size="caption" tone="quiet" weight="regular">
                  {tier.category}
                </Text>
              </th>
              {currencies.map(({ code }) => {
                const price = tier.prices.find((candidate) => candidate.currency === code);
                return <td key={code}>{price ? formatMoney(price) : 'On request'}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
