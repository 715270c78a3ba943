import { useCallback, useEffect, useRef } from 'react';
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai/react';
import { formatMoney } from '@myler/config/currencies';
import { changeDialogAtom, presentedDialogAtom } from '@myler/state/dialogs';
import { Button } from '@myler/ui/button';
import { CheckboxField } from '@myler/ui/checkbox-field';
import type { FieldPath } from '../../../form-core/formState.ts';
import { CardFields } from '../../../card-fields/CardFields.tsx';
import { CodeField } from '../../parts/CodeField.tsx';
import { checkGiftAtom, goToStepAtom, submitJoinAtom } from '../../state/joinUsActions.ts';
import {
  creditCardAtom,
  editCardAtom,
  editJoinFormAtom,
  joinCurrencyAtom,
  joinFormAtom,
  readingTermsAtom,
  sumAtom,
} from '../../state/joinUsAtoms.ts';
import { focusSoon } from '../../../form-core/focusSoon.ts';
import { StepFrame } from '../../parts/StepFrame.tsx';
import { useFields, type JoinUs } from '../../parts/useJoinUs.ts';
import { copy } from './copy.ts';
import styles from '../../parts/JoinUs.module.css';

const wait = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/** Step 3: a gift code, the card unless nothing is left to pay, the terms, and one button that names the sum. */
export function Payment({ joinUs }: { joinUs: JoinUs }) {
  const store = useStore();
  const form = useAtomValue(joinFormAtom);
  const currency = useAtomValue(joinCurrencyAtom);
  const sum = useAtomValue(sumAtom);
  const card = useAtomValue(creditCardAtom);
  const edit = useSetAtom(editJoinFormAtom);
  const onEditCard = useSetAtom(editCardAtom);
  const checkGift = useSetAtom(checkGiftAtom);
  const goTo = useSetAtom(goToStepAtom);
  const pay = useSetAtom(submitJoinAtom);
  const change = useSetAtom(changeDialogAtom);
  const [readingTerms, setReadingTerms] = useAtom(readingTermsAtom);
  const touched = useCallback(
    (path: FieldPath) => {
      const part = path.split('.')[1] as 'name' | 'number' | 'expiry' | 'cvc' | undefined;
      return part !== undefined && store.get(creditCardAtom)[part] !== '';
    },
    [store],
  );
  const fieldsOf = useFields(joinUs, touched);
  const field = (path: FieldPath) => fieldsOf(path, form);
  const free = sum?.total.amount === 0;

  const presented = useAtomValue(presentedDialogAtom)?.type;
  const termsLink = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The dialog sees to it as well when it was gone meanwhile; somebody quick finds it still there.
    if (readingTerms && presented === 'join-us-3') focusSoon(termsLink.current);
  }, [readingTerms, presented]);

  const submit = async () => {
    const rules = await joinUs.rules();
    if (rules) await pay({ ...joinUs, rules, wait });
  };
  const openTerms = () => {
    setReadingTerms(true);
    change('terms-and-conditions');
    joinUs.onOpenTerms();
  };

  return (
    <StepFrame
      onSubmit={() => void submit()}
      actions={
        <>
          <Button variant="outline" onClick={() => goTo('join-us-2')} disabled={form.isLoading}>
            {copy.back}
          </Button>
          <Button type="submit" variant="gold" isBusy={form.isLoading} busyLabel={free ? copy.joining : copy.paying}>
            {free || !sum ? copy.join : copy.pay(formatMoney(sum.total, { cents: true }))}
          </Button>
        </>
      }
    >
      <CodeField
        {...field('giftCode')}
        label={copy.giftCode}
        value={form.giftCode}
        onChange={(giftCode) => edit({ giftCode, checkedGift: null })}
        onApply={() => checkGift(joinUs)}
        good={sum && sum.gift.amount > 0 ? copy.giftGood(formatMoney(sum.gift)) : undefined}
      />
      {free ? (
        <p className={styles.quiet}>{copy.nothingToPay}</p>
      ) : (
        <CardFields card={card} onEdit={onEditCard} field={field} currency={currency} />
      )}
      <details className={styles.facts}>
        <summary>{copy.factsTitle}</summary>
        <dl>
          {copy.facts.map(({ id, title, text }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
      <CheckboxField
        {...field('termsAccept')}
        isRequired
        value={form.termsAccept}
        onChange={(termsAccept) => edit({ termsAccept })}
      >
        {copy.termsBefore}
        <button
          ref={termsLink}
          type="button"
          className={styles.inlineLink}
          data-autofocus={readingTerms ? '' : undefined}
          onFocus={() => setReadingTerms(false)}
          onClick={openTerms}
        >
          {copy.terms}
        </button>
      </CheckboxField>
    </StepFrame>
  );
}
