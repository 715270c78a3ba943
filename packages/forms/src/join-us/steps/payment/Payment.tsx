'use client';

import { useState } from 'react';
import { useAtomValue, useSetAtom, useStore } from 'jotai/react';
import { formatMoney } from '@myler/config/currencies';
import { Disclosure } from '@myler/ui/accordion';
import { Button } from '@myler/ui/button';
import { Label } from '@myler/ui/label';
import type { FieldOf } from '../../../core/use-form.ts';
import { CardFields } from '../../../card-fields/CardFields.tsx';
import type { CreditCardForm } from '../../../card-fields/credit-card.ts';
import { CodeField } from '../../parts/CodeField.tsx';
import { NextSteps } from '../../parts/NextSteps.tsx';
import { checkGiftAtom } from '../../state/check-code.ts';
import { goToStepAtom } from '../../state/go-to-step.ts';
import { submitJoinAtom } from '../../state/submit-join.ts';
import {
  creditCardAtom,
  editCardAtom,
  editJoinFormAtom,
  joinCurrencyAtom,
  joinFormAtom,
  sumAtom,
} from '../../state/join-us-atoms.ts';
import { StepFrame } from '../../parts/StepFrame.tsx';
import { useFields, type JoinUs } from '../../parts/use-join-us.ts';
import { copy, stepsAfterPayment } from './copy.ts';
import { TermsCheckbox } from './TermsCheckbox.tsx';
import styles from '../../parts/JoinUs.module.css';

const wait = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/** Step 3: a gift code, the card unless the total is zero, the terms, and one button that names the amount. */
export function Payment({ joinUs }: { joinUs: JoinUs }) {
  const store = useStore();
  const pay = useSetAtom(submitJoinAtom);
  const field = useFields(joinUs, (path) => isCardFieldFilled(store.get(creditCardAtom), path));
  const submit = async () => {
    const rules = await joinUs.rules();
    if (rules) await pay({ ...joinUs, rules, wait });
  };
  return (
    <StepFrame onSubmit={() => void submit()} actions={<PaymentButtons />}>
      <GiftCodeField joinUs={joinUs} field={field} />
      <Card field={field} />
      <KeyFacts />
      <TermsCheckbox joinUs={joinUs} field={field} />
      <AfterPayment />
    </StepFrame>
  );
}

function isCardFieldFilled(card: CreditCardForm, path: string): boolean {
  const part = path.split('.')[1] as 'name' | 'number' | 'expiry' | 'cvc' | undefined;
  return part !== undefined && card[part] !== '';
}

function PaymentButtons() {
  const { isLoading } = useAtomValue(joinFormAtom);
  const sum = useAtomValue(sumAtom);
  const goToStep = useSetAtom(goToStepAtom);
  const isFree = sum?.total.amount === 0;
  return (
    <>
      <Button variant="outline" onClick={() => goToStep('join-us-2')} disabled={isLoading}>
        {copy.back}
      </Button>
      <Button type="submit" variant="gold" isBusy={isLoading} busyLabel={isFree ? copy.joining : copy.paying}>
        {isFree || !sum ? copy.join : copy.pay(formatMoney(sum.total, { cents: true }))}
      </Button>
    </>
  );
}

/** Closed until somebody has a code: few do, and the card is what most look for. It opens by itself for an error in it. */
function GiftCodeField({ joinUs, field }: { joinUs: JoinUs; field: FieldOf }) {
  const { giftCode } = useAtomValue(joinFormAtom);
  const sum = useAtomValue(sumAtom);
  const edit = useSetAtom(editJoinFormAtom);
  const checkGift = useSetAtom(checkGiftAtom);
  const given = field('giftCode');
  const [isOpen, setIsOpen] = useState(giftCode !== '');
  const [shownError, setShownError] = useState(given.error);
  if (given.error !== shownError) {
    setShownError(given.error);
    if (given.error) setIsOpen(true);
  }
  return (
    <Disclosure title={copy.giftQuestion} isOpen={isOpen} onToggle={setIsOpen}>
      <CodeField
        {...given}
        label={copy.giftCode}
        value={giftCode}
        onChange={(code) => edit({ giftCode: code, checkedGift: null })}
        onApply={() => checkGift(joinUs)}
        successMessage={sum && sum.gift.amount > 0 ? copy.giftGood(formatMoney(sum.gift)) : undefined}
      />
    </Disclosure>
  );
}

function Card({ field }: { field: FieldOf }) {
  const card = useAtomValue(creditCardAtom);
  const currency = useAtomValue(joinCurrencyAtom);
  const sum = useAtomValue(sumAtom);
  const editCard = useSetAtom(editCardAtom);
  if (sum?.total.amount === 0) return <p className={styles.quiet}>{copy.nothingToPay}</p>;
  return <CardFields card={card} onEdit={editCard} field={field} currency={currency} />;
}

function KeyFacts() {
  return (
    <Disclosure title={copy.factsTitle}>
      <dl className={styles.facts}>
        {copy.facts.map(({ id, title, text }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

function AfterPayment() {
  const { membershipId } = useAtomValue(joinFormAtom);
  return (
    <section className={styles.after}>
      <Label>{copy.nextTitle}</Label>
      <NextSteps steps={stepsAfterPayment(membershipId)} />
    </section>
  );
}
