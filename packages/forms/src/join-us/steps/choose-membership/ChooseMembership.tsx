import { useCallback, useEffect, useRef, useState } from 'react';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { currencies, currencyLabel, formatMoney, isCurrencyCode } from '@myler/config/currencies';
import { isMembershipId, membershipById, membershipCategories } from '@myler/config/memberships';
import { Button } from '@myler/ui/button';
import { RadioCards } from '@myler/ui/radio-cards';
import { CurrencySwitch } from '@myler/ui/currency-switch';
import { Tabs } from '@myler/ui/tabs';
import { CodeField } from '../../parts/CodeField.tsx';
import { errorOf } from '../../form/joinUsForm.ts';
import { codeFits, listPriceOf } from '../../form/price.ts';
import {
  chooseCategoryAtom,
  chooseJoinCurrencyAtom,
  chooseMembershipAtom,
  editJoinFormAtom,
  joinCurrencyAtom,
  joinFormAtom,
  setPricesAtom,
} from '../../state/joinUsAtoms.ts';
import { checkCodeAtom, continueAtom } from '../../state/joinUsActions.ts';
import { StepFrame } from '../../parts/StepFrame.tsx';
import type { JoinUs } from '../../parts/useJoinUs.ts';
import { joinFieldId } from '../../rules/step.ts';
import { TierCard } from '../../parts/TierCard.tsx';
import { copy } from './copy.ts';
import styles from '../../parts/JoinUs.module.css';

const PANEL = 'join-us-tiers';

/** Step 1: category tabs, the tiers as radios with their prices, currency, and a code whose discount shows at once. */
export function ChooseMembership({ joinUs }: { joinUs: JoinUs }) {
  const { client, analytics } = joinUs;
  const form = useAtomValue(joinFormAtom);
  const currency = useAtomValue(joinCurrencyAtom);
  const chooseCurrency = useSetAtom(chooseJoinCurrencyAtom);
  const chooseCategory = useSetAtom(chooseCategoryAtom);
  const chooseMembership = useSetAtom(chooseMembershipAtom);
  const edit = useSetAtom(editJoinFormAtom);
  const checkCode = useSetAtom(checkCodeAtom);
  const goOn = useSetAtom(continueAtom);
  const [busy, setBusy] = useState(false);
  const prices = usePrices(client);
  useCodeFollowsChoice(joinUs);

  const { coupon } = form.checkedCode ?? {};
  const good = coupon && codeFits(form, currency) ? copy.good(coupon.label, formatMoney(coupon.discount)) : undefined;

  const submit = async () => {
    setBusy(true);
    try {
      // Nothing is asked here that needs the other rules, whose code may still be on its way.
      const rules = { today: joinUs.today(), countries: [], readTelephone: () => undefined };
      if (form.membershipId === null || (await checkCode({ client, analytics }))) goOn(rules, analytics);
    } finally {
      setBusy(false);
    }
  };

  const options = form.memberShipsWithPrices
    .filter(({ category }) => category === form.memberShipCategory)
    .map(({ membershipId, name }) => {
      const price = listPriceOf(form.memberShipsWithPrices, membershipId, currency);
      return {
        value: membershipId,
        title: name,
        description: membershipById(membershipId).summary,
        aside: price && copy.perYear(formatMoney(price)),
        media: <TierCard membershipId={membershipId} source={joinUs.cardSource} decorative />,
      };
    });

  return (
    <StepFrame
      onSubmit={() => void submit()}
      actions={
        <Button type="submit" isBusy={busy}>
          {copy.next}
        </Button>
      }
    >
      <div className={styles.chooser}>
        <Tabs
          label={copy.category}
          items={membershipCategories.map((category) => ({
            id: category,
            label: copy.categories[category],
            current: category === form.memberShipCategory,
            panelId: PANEL,
          }))}
          onSelect={(id) => chooseCategory(id === 'corporate' ? 'corporate' : 'leisure')}
        />
        <CurrencySwitch
          value={currency}
          options={currencies.map((currency) => ({ value: currency.code, label: currencyLabel(currency) }))}
          onChange={(code) => {
            if (!isCurrencyCode(code)) return;
            chooseCurrency(code);
            joinUs.onCurrencyChange?.(code);
          }}
        />
      </div>
      <div id={PANEL} role="tabpanel" aria-label={copy.categories[form.memberShipCategory]}>
        {prices.missing && !prices.failed && <output className={styles.quiet}>{copy.loading}</output>}
        {prices.missing && prices.failed && (
          <div className={styles.notice} role="alert">
            <p>{copy.noPrices}</p>
            <Button variant="outline" size="small" onClick={prices.retry}>
              {copy.retry}
            </Button>
          </div>
        )}
        {!prices.missing && (
          <RadioCards
            label={copy.tiers}
            labelHidden
            id={joinFieldId('membershipId')}
            name="membershipId"
            isRequired
            error={errorOf(form, 'membershipId')}
            options={options}
            value={form.membershipId ?? ''}
            onChange={(id) => isMembershipId(id) && chooseMembership(id)}
          />
        )}
      </div>
      <CodeField
        label={copy.code}
        id={joinFieldId('referralCode')}
        name="referralCode"
        error={errorOf(form, 'referralCode')}
        value={form.referralCode}
        onChange={(referralCode) => edit({ referralCode, checkedCode: null })}
        onApply={() => checkCode({ client, analytics })}
        good={good}
      />
    </StepFrame>
  );
}

/**
 * Fetches the prices when the page has not handed them over. An empty list is a failure (docs/specification.md, section
 * 8).
 */
function usePrices(client: JoinUs['client']) {
  const { memberShipsWithPrices } = useAtomValue(joinFormAtom);
  const setPrices = useSetAtom(setPricesAtom);
  const [failed, setFailed] = useState(false);
  const missing = memberShipsWithPrices.length === 0;
  const load = useCallback(async () => {
    setFailed(false);
    const prices = await client.prices();
    if (prices.length > 0) setPrices(prices);
    else setFailed(true);
  }, [client, setPrices]);
  const asked = useRef(false);
  useEffect(() => {
    if (!missing || asked.current) return;
    asked.current = true;
    void load();
  }, [missing, load]);
  return { missing, failed, retry: () => void load() };
}

/** A code is good for one tier and currency: with another it is checked again, as is one that came with a link. */
function useCodeFollowsChoice({ client, analytics }: JoinUs) {
  const form = useAtomValue(joinFormAtom);
  const currency = useAtomValue(joinCurrencyAtom);
  const checkCode = useSetAtom(checkCodeAtom);
  const tried = useRef('');
  const { membershipId, referralCode, formType, checkedCode } = form;
  const follows = checkedCode !== null || formType === 'referral';
  const combination = `${referralCode} ${membershipId} ${currency}`;
  const wanted = follows && membershipId !== null && referralCode !== '' && !codeFits(form, currency);
  useEffect(() => {
    if (!wanted || tried.current === combination) return;
    tried.current = combination;
    void checkCode({ client, analytics }, { quiet: true });
  }, [wanted, combination, checkCode, client, analytics]);
}
