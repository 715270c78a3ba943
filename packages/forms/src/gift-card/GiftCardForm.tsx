import { useId, useMemo, useState, type ComponentType, type FocusEvent } from 'react';
import { ApiError, normaliseError } from '@myler/api-client/errors';
import type { GiftCardOptions, GiftCardPurchase, GiftCardReceipt } from '@myler/api-client/contract';
import { DEFAULT_CURRENCY, type CurrencyCode } from '@myler/config/currencies';
import { today } from '@myler/config/dates';
import { Button } from '@myler/ui/button';
import { usePreservedState } from '@myler/ui/error-boundary';
import { useIsLive } from '@myler/ui/use-is-live';
import { makeAttempt, type AttemptEnd } from '../attempt/attempt.ts';
import { createAttemptKeys, GIFT_ATTEMPT_KEY } from '../attempt/keys.ts';
import { cardVerdicts, editCard, emptyCard } from '../card-fields/creditCard.ts';
import { FormBoundary } from '../form-boundary/FormBoundary.tsx';
import { notices } from '../attempt/notices.ts';
import { copy } from './copy.ts';
import { emptyGift, giftErrors, toPurchase, type GiftErrors, type GiftForm } from './giftForm.ts';
import { GiftPreview } from './GiftPreview.tsx';
import type { PayCardProps } from './PayCard.tsx';
import { Receipt } from './Receipt.tsx';
import { useGiftFields } from './useGiftFields.ts';
import { WriteCard } from './WriteCard.tsx';
import styles from './GiftCardForm.module.css';

export interface GiftCardFormProps {
  options: GiftCardOptions;
  /** The page's currency, which the card follows until one is chosen for it. Undefined on the server. */
  currency: CurrencyCode | undefined;
  /** Buys the card, once for each key; rejects with what the provider said. */
  buy: (purchase: GiftCardPurchase, idempotencyKey: string) => Promise<GiftCardReceipt>;
  /** Called once it was. */
  onBought?: (receipt: GiftCardReceipt) => void;
  /** Asked when a price turned out to have changed. */
  reloadOptions: () => Promise<GiftCardOptions>;
  /** Where the terms for gift cards stand. */
  termsHref: string;
  /** The visitor's own zone by its IANA name, as far as it is known. */
  timeZone?: string | undefined;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

type Stage = 'write' | 'pay' | 'done';

/** A gift card from the choice of its picture to the receipt, with the card itself beside it all the while. */
export function GiftCardForm(props: GiftCardFormProps) {
  return (
    <FormBoundary scope="gift-card">
      <GiftCardFields {...props} />
    </FormBoundary>
  );
}

function GiftCardFields(props: GiftCardFormProps) {
  const { currency, buy, onBought, reloadOptions, timeZone, now = Date.now } = props;
  const prefix = useId();
  const keys = useMemo(
    () =>
      createAttemptKeys(
        () => window.sessionStorage,
        () => crypto.randomUUID(),
        GIFT_ATTEMPT_KEY,
      ),
    [],
  );
  const [options, setOptions] = usePreservedState('options', props.options);
  const [written, setWritten] = usePreservedState('written', () => ({
    ...emptyGift(options, DEFAULT_CURRENCY),
    timeZone: timeZone ?? '',
  }));
  const [ownCurrency, setOwnCurrency] = usePreservedState<CurrencyCode | undefined>('currency', undefined);
  const [card, setCard] = usePreservedState('card', emptyCard);
  const [stage, setStage] = usePreservedState<Stage>('stage', 'write');
  const [isBusy, setBusy] = usePreservedState('busy', false);
  const [receipt, setReceipt] = usePreservedState<GiftCardReceipt | undefined>('receipt', undefined);
  const [isTurned, setTurned] = useState(false);
  const wasPending = useMemo(() => typeof window !== 'undefined' && keys.pending() !== undefined, [keys]);
  const [isSettled, setSettled] = useState(false);
  const isUnsure = useIsLive() && wasPending && !isSettled;
  /** Its fields weigh more than all the rest, and most who look at cards do not buy one. */
  const [{ PayCard }, setPayCard] = usePreservedState<{ PayCard?: ComponentType<PayCardProps> }>('pay-card', {});

  const isCurrencyKnown = (ownCurrency ?? currency) !== undefined;
  const form: GiftForm = { ...written, currency: ownCurrency ?? currency ?? DEFAULT_CURRENCY };
  const cardErrors = () => Object.fromEntries(cardVerdicts(card, today(now())).filter(([, error]) => error));
  const fields = useGiftFields(prefix, (path) => {
    if (!isFilled(path, form, card)) return undefined;
    return path.startsWith('creditCard.') ? cardErrors()[path] : giftErrors(form, options, now())[path];
  });

  const change = (changes: Partial<GiftForm>) => {
    setWritten((before) => ({ ...before, ...changes }));
    if (changes.design) setTurned(false);
    fields.clear();
  };
  const lookOver = async () => {
    const found = giftErrors(form, options, now());
    if (Object.keys(found).length > 0) return fields.refuse(found);
    try {
      setPayCard(await import('./PayCard.tsx'));
      fields.clear();
      setStage('pay');
    } catch {
      fields.refuse({}, copy.pay.missingPart);
    }
  };
  const goBack = (errors?: GiftErrors) => {
    setStage('write');
    // The number and the code do not outlive the payment (docs/product-decisions.md, The join-us wizard).
    setCard((before) => ({ ...before, number: '', cvc: '', brand: 'DEFAULT' }));
    if (errors) fields.refuse(errors);
    else fields.clear();
  };
  const pay = async () => {
    if (isBusy) return;
    const found = cardErrors() as GiftErrors;
    if (Object.keys(found).length > 0) return fields.refuse(found);
    fields.clear();
    setBusy(true);
    try {
      await conclude(await makeAttempt(toPurchase(form, card, options), { client: { send: buy }, keys, wait }));
    } finally {
      setBusy(false);
    }
  };
  const conclude = async (end: AttemptEnd<GiftCardReceipt>) => {
    if (end.kind === 'answered') {
      setReceipt(end.answer);
      setCard(emptyCard);
      setStage('done');
      return onBought?.(end.answer);
    }
    if (end.kind === 'pending') return fields.refuse({}, notices[end.reason](end.message));
    const error = end.kind === 'rejected' ? end.error : undefined;
    const { message, errors } = normaliseError(error);
    if (error instanceof ApiError && error.code === 'price-changed') {
      setOptions(await reloadOptions().catch(() => options));
      return fields.refuse({}, message);
    }
    if (!errors || Object.keys(errors).length === 0) return fields.refuse({}, message);
    // The provider's verdict comes back to its field, on whichever side of the payment that stands.
    if (Object.keys(errors).every((path) => path.startsWith('creditCard'))) return fields.refuse(ofTheCard(errors));
    goBack(errors);
  };
  const again = () => {
    setReceipt(undefined);
    setWritten((before) => ({
      ...emptyGift(options, form.currency),
      sender: before.sender,
      timeZone: before.timeZone,
    }));
    setStage('write');
    setTurned(false);
  };
  /** Writing inside opens the card; whoever turns it by hand in the meantime is left in peace. */
  const followFocus = ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    const side = target.closest<HTMLElement>('[data-side]');
    const before = relatedTarget instanceof Element ? relatedTarget.closest('[data-side]') : null;
    if (side && side !== before) setTurned(side.dataset['side'] === 'inside');
  };

  return (
    <div className={styles.gift}>
      <div className={styles.beside}>
        <section className={styles.preview} aria-label={copy.preview.label}>
          <GiftPreview {...{ form, options, isCurrencyKnown, isTurned }} onTurn={setTurned} />
        </section>
        <div className={styles.side} onFocus={followFocus}>
          {isUnsure && stage !== 'done' && (
            <div className={styles.unsure} role="alert">
              <p>{copy.unsure.text}</p>
              <Button
                variant="outline"
                size="small"
                onClick={() => {
                  keys.end();
                  setSettled(true);
                }}
              >
                {copy.unsure.dismiss}
              </Button>
            </div>
          )}
          {stage !== 'done' && (
            <WriteCard
              isHidden={stage === 'pay'}
              {...{ form, options, isCurrencyKnown, fields, timeZone }}
              onChange={change}
              onChooseCurrency={(code) => {
                setOwnCurrency(code);
                fields.clear();
              }}
              onSubmit={() => void lookOver()}
            />
          )}
          {stage === 'pay' && PayCard && (
            <PayCard
              {...{ form, options, card, fields, isBusy }}
              termsHref={props.termsHref}
              onEditCard={(edits) => {
                setCard((before) => editCard(before, edits));
                fields.clear();
              }}
              onBack={() => goBack()}
              onPay={() => void pay()}
            />
          )}
          {stage === 'done' && receipt && <Receipt receipt={receipt} onAgain={again} />}
        </div>
      </div>
    </div>
  );
}

/** Whoever passes through an empty field is not told off for it. */
function isFilled(path: string, form: GiftForm, card: typeof emptyCard): boolean {
  const [group = '', part] = path.split('.');
  if (group === 'creditCard') return card[part as 'name'] !== '';
  if (group === 'recipient' || group === 'sender') return form[group][part as 'name'].trim() !== '';
  if (group === 'amount') return form.otherSum.trim() !== '';
  if (path === 'deliverOn.date') return form.date.year.trim() !== '';
  return path === 'message';
}

/** A verdict on the card as a whole stands at its number. */
function ofTheCard(errors: GiftErrors): GiftErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      path === 'creditCard' || path === 'creditCard.brand' ? 'creditCard.number' : path,
      message,
    ]),
  );
}
