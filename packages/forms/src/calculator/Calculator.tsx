'use client';

import { useState, type ComponentType } from 'react';
import { useAtomValue } from 'jotai/react';
import { currencyCodes, DEFAULT_CURRENCY, type CurrencyCode } from '@myler/config/currencies';
import { hotelBenefits, leastCredit } from '@myler/config/hotel-benefits';
import { membershipNames, type MembershipId } from '@myler/config/membership-ids';
import { Button } from '@myler/ui/button';
import { currencyAtom } from '@myler/state/currency';
import { Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { useIsLive } from '@myler/ui/use-is-live';
import { compareCards, comparisonInWords, paybackTiers, type Costs, type EnteredYear } from '@myler/domain/payback';
import { counted, joinWithAnd } from '@myler/domain/words';
import { YearFields } from './YearFields.tsx';
import { CardColumn } from './CardColumn.tsx';
import { moneyIn } from './money-in.ts';
import styles from './Calculator.module.css';

export interface CalculatorProps {
  /** Where the form is submitted without scripts: the address of the part of the page that has the answer. */
  action: string;
  /** The initial year: from the address, or an example. */
  year: EnteredYear;
  costs: Costs;
  /** The address of a tier's card as a picture. Without it the card is drawn. */
  cardSource?: ((membershipId: MembershipId) => string) | undefined;
  /** The link with which somebody joins. The one of the best card is the filled button of the part. */
  Join?: ComponentType<{ membershipId: MembershipId; isBest: boolean }> | undefined;
}

/**
 * All cards beside one another with the same year: what comes back with each, which one leaves the most, and what has no price.
 * Calculates at each change, and changes nothing that was set. Without scripts the form is submitted, and the page returns with
 * the sums. It has all sums and amounts in each currency, of which the page shows one.
 */
export function Calculator({ action, year: initialYear, costs, cardSource, Join }: CalculatorProps) {
  const [year, setYear] = useState(initialYear);
  const isLive = useIsLive();
  const shown = useAtomValue(currencyAtom);
  const compared = currencyCodes.map((code) => ({ code, cards: compareCards(year, costs, code) }));
  const now = compared.find(({ code }) => code === ((isLive && shown) || DEFAULT_CURRENCY));
  const best = now?.cards.find(({ isBest }) => isBest)?.tier;
  return (
    <Stack gap={8}>
      <form className={styles.form} action={action} onSubmit={(event) => event.preventDefault()}>
        <YearFields year={year} isLive={isLive} onChange={setYear} />
        {!isLive && (
          <Button type="submit" variant="outline">
            Work it out
          </Button>
        )}
      </form>
      {compared.map(({ code, cards }) => (
        // Read out at each change.
        <Text
          key={code}
          as="output"
          size="lead"
          className={styles.answer}
          data-price={code}
          htmlFor="pays-nights pays-stays pays-people pays-better"
        >
          {comparisonInWords(cards, moneyIn(code))}
        </Text>
      ))}
      <ul className={styles.cards}>
        {paybackTiers.map((tier) => (
          <CardColumn
            key={tier}
            tier={tier}
            year={year}
            isOpen={tier === best}
            cardSource={cardSource}
            join={Join && <Join membershipId={tier} isBest={tier === best} />}
            sums={compared.flatMap(({ code, cards }) =>
              cards.filter((card) => card.tier === tier).map((card) => ({ code, card })),
            )}
          />
        ))}
      </ul>
      {currencyCodes.map((code) => (
        <Text key={code} as="span" size="small" tone="quiet" measure className={styles.formula} data-price={code}>
          {formulaOf(year, code)}
        </Text>
      ))}
    </Stack>
  );
}

/** How the sums come about. */
function formulaOf({ nights, stays, people, better, amounts }: EnteredYear, code: CurrencyCode): string {
  const money = moneyIn(code);
  const { breakfast, difference } = amounts[code];
  const credits = hotelBenefits.credit.map((tier) => `${money(leastCredit[tier][code])} with ${membershipNames[tier]}`);
  return `Breakfasts: ${counted(nights, 'night')} × ${people} at breakfast × ${money(breakfast)}. Better rooms: ${counted(Math.min(better, nights), 'night')} × ${money(difference)}. Hotel credit: ${counted(Math.min(stays, nights), 'stay')} × ${joinWithAnd(credits)}, which every hotel gives at least.`;
}
