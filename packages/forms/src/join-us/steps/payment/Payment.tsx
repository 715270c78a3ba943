'use client';

import { useState } from 'react';
import { useAtomValue, useSetAtom, useStore } from 'jotai/react';
import { formatMoney } from '@myler/config/currencies';
import { Disclosure } from '@myler/ui/accordion';
import { Button } from '@myler/ui/button';
import { Label } from '@myler/ui/label';
import { Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { CardFields } from '../../../card-fields/CardFields.tsx';
import { isCardFieldFilled } from '../../../card-fields/credit-card.ts';
import { usePaidForm } from '../../../payment/use-paid-form.ts';
import { CodeField } from '../../parts/CodeField.tsx';
import { NextSteps } from '../../parts/NextSteps.tsx';
import { checkGiftAtom } from '../../state/check-code.ts';
import { goToStepAtom } from '../../state/go-to-step.ts';
import { bankPageAtom, joinCurrencyAtom, priceBreakdownAtom, wizardFormAtom } from '../../state/join-us-atoms.ts';
import { paymentSending } from '../../state/submit-join.ts';
import { StepFrame } from '../../parts/StepFrame.tsx';
import { JOIN_US_ID, type JoinUs, type WizardForm } from '../../parts/use-join-us.ts';
import { copy, stepsAfterPayment } from './copy.ts';
import { TermsCheckbox } from './TermsCheckbox.tsx';
import styles from '../../parts/JoinUs.module.css';

/** Step 3: a gift code, the card unless the total is zero, the terms, and one button that names the amount. */
export function Payment({ joinUs }: { joinUs: JoinUs }) {
  const store = useStore();
  const { form } = usePaidForm(wizardFormAtom, {
    id: JOIN_US_ID,
    bankPage: bankPageAtom,
    isFilled: isCardFieldFilled,
    ...paymentSending(store, joinUs),
  });
  return (
    <StepFrame form={form} actions={<PaymentButtons isSending={form.isSending} />}>
      <GiftCodeField form={form} joinUs={joinUs} />
      <Card form={form} />
      <KeyFacts />
      <TermsCheckbox form={form} joinUs={joinUs} />
      <AfterPayment membershipId={form.values.membershipId} />
    </StepFrame>
  );
}

function PaymentButtons({ isSending }: { isSending: boolean }) {
  const price = useAtomValue(priceBreakdownAtom);
  const goToStep = useSetAtom(goToStepAtom);
  const isFree = price?.total.amount === 0;
  return (
    <>
      <Button variant="outline" onClick={() => goToStep('join-us-2')} disabled={isSending}>
        {copy.back}
      </Button>
      <Button type="submit" variant="gold" isBusy={isSending} busyLabel={isFree ? copy.joining : copy.paying}>
        {isFree || !price ? copy.join : copy.pay(formatMoney(price.total, { cents: true }))}
      </Button>
    </>
  );
}

/** Closed until somebody has a code: few do, and the card is what most look for. It opens by itself for an error in it. */
function GiftCodeField({ form, joinUs }: { form: WizardForm; joinUs: JoinUs }) {
  const price = useAtomValue(priceBreakdownAtom);
  const checkGift = useSetAtom(checkGiftAtom);
  const { error } = form.field('giftCode');
  const [isOpen, setIsOpen] = useState(form.values.giftCode !== '');
  const [shownError, setShownError] = useState(error);
  if (error !== shownError) {
    setShownError(error);
    if (error) setIsOpen(true);
  }
  return (
    <Disclosure title={copy.giftQuestion} isOpen={isOpen} onToggle={setIsOpen}>
      <CodeField
        {...form.text('giftCode')}
        label={copy.giftCode}
        onChange={(giftCode) => form.edit({ giftCode, checkedGift: null })}
        onApply={() => checkGift(joinUs)}
        successMessage={price && price.gift.amount > 0 ? copy.giftGood(formatMoney(price.gift)) : undefined}
      />
    </Disclosure>
  );
}

function Card({ form }: { form: WizardForm }) {
  const currency = useAtomValue(joinCurrencyAtom);
  const isFree = useAtomValue(priceBreakdownAtom)?.total.amount === 0;
  if (isFree)
    return (
      <Text size="small" tone="quiet" className={styles.quiet}>
        {copy.nothingToPay}
      </Text>
    );
  return <CardFields form={form} currency={currency} />;
}

function KeyFacts() {
  return (
    <Disclosure title={copy.factsTitle}>
      <Stack as="dl" gap={4} className={styles.facts}>
        {copy.facts.map(({ id, title, text }) => (
          <div key={id}>
            <dt>{title}</dt>
            <Text as="dd" tone="quiet">
              {text}
            </Text>
          </div>
        ))}
      </Stack>
    </Disclosure>
  );
}

function AfterPayment({ membershipId }: Pick<WizardForm['values'], 'membershipId'>) {
  return (
    <Stack as="section" gap={4}>
      <Label>{copy.nextTitle}</Label>
      <NextSteps steps={stepsAfterPayment(membershipId)} />
    </Stack>
  );
}
