'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useAtomValue, useSetAtom, useStore } from 'jotai/react';
import { currencies, currencyLabel, formatMoney, isCurrencyCode } from '@myler/config/currencies';
import { isMembershipId, membershipById, membershipCategories } from '@myler/config/memberships';
import { Button } from '@myler/ui/button';
import { RadioCards } from '@myler/ui/radio-cards';
import { CurrencySwitch } from '@myler/ui/currency-switch';
import { Cluster, Stack } from '@myler/ui/layout';
import { Tabs } from '@myler/ui/tabs';
import { Text } from '@myler/ui/text';
import { useForm } from '../../../core/use-form.ts';
import { chooseMembershipErrors } from '../../rules/choose-membership.ts';
import { CodeField } from '../../parts/CodeField.tsx';
import { isCodeForChoice, listPriceOf } from '../../form/price.ts';
import {
  chooseCategoryAtom,
  chooseJoinCurrencyAtom,
  chooseMembershipAtom,
  joinCurrencyAtom,
  joinFormAtom,
  setPricesAtom,
  wizardFormAtom,
} from '../../state/join-us-atoms.ts';
import { checkCodeAtom } from '../../state/check-code.ts';
import { stepSending } from '../../state/step-sending.ts';
import { StepFrame } from '../../parts/StepFrame.tsx';
import { JOIN_US_ID, type JoinUs, type WizardForm } from '../../parts/use-join-us.ts';
import { TierCard } from '../../parts/TierCard.tsx';
import { copy } from './copy.ts';
import styles from '../../parts/JoinUs.module.css';

const PANEL = 'join-us-tiers';

/** Step 1: category tabs, the tiers as radios with their prices, the currency, and a discount code. */
export function ChooseMembership({ joinUs }: { joinUs: JoinUs }) {
  const store = useStore();
  const form = useForm(wizardFormAtom, {
    id: JOIN_US_ID,
    errorsOf: (values) => chooseMembershipErrors(values, { currency: store.get(joinCurrencyAtom) }),
    ...stepSending(store, 1, joinUs.analytics, () => store.set(checkCodeAtom, joinUs)),
  });
  useCodeFollowsChoice(joinUs);
  return (
    <StepFrame
      form={form}
      actions={
        <Button type="submit" isBusy={form.isSending}>
          {copy.next}
        </Button>
      }
    >
      <Cluster gap={6} rows={0} align="end" justify="between" className={styles.chooser}>
        <CategoryTabs />
        <Currency onChange={joinUs.onCurrencyChange} />
      </Cluster>
      <Tiers form={form} joinUs={joinUs} />
      <ReferralCode form={form} joinUs={joinUs} />
    </StepFrame>
  );
}

function CategoryTabs() {
  const { memberShipCategory } = useAtomValue(joinFormAtom);
  const chooseCategory = useSetAtom(chooseCategoryAtom);
  return (
    <Tabs
      label={copy.category}
      items={membershipCategories.map((category) => ({
        id: category,
        label: copy.categories[category],
        current: category === memberShipCategory,
        panelId: PANEL,
      }))}
      onSelect={(id) => chooseCategory(id === 'corporate' ? 'corporate' : 'leisure')}
    />
  );
}

function Currency({ onChange }: { onChange: JoinUs['onCurrencyChange'] }) {
  const currency = useAtomValue(joinCurrencyAtom);
  const chooseCurrency = useSetAtom(chooseJoinCurrencyAtom);
  return (
    <CurrencySwitch
      value={currency}
      options={currencies.map((option) => ({ value: option.code, label: currencyLabel(option) }))}
      onChange={(code) => {
        if (!isCurrencyCode(code)) return;
        chooseCurrency(code);
        onChange?.(code);
      }}
    />
  );
}

/** The tiers of the chosen category, or a message while their prices load or if they did not load. */
function Tiers({ form: { values, field }, joinUs }: { form: WizardForm; joinUs: JoinUs }) {
  const chooseMembership = useSetAtom(chooseMembershipAtom);
  const options = useTierOptions(joinUs.cardSource);
  const prices = usePrices(joinUs.client);
  return (
    <div id={PANEL} role="tabpanel" aria-label={copy.categories[values.memberShipCategory]}>
      {prices.missing && !prices.failed && (
        <Text as="output" size="small" tone="quiet" className={styles.quiet}>
          {copy.loading}
        </Text>
      )}
      {prices.missing && prices.failed && (
        <Stack gap={3} align="start" className={styles.notice} role="alert">
          <p>{copy.noPrices}</p>
          <Button variant="outline" size="small" onClick={prices.retry}>
            {copy.retry}
          </Button>
        </Stack>
      )}
      {!prices.missing && (
        <RadioCards
          {...field('membershipId')}
          label={copy.tiers}
          labelHidden
          isRequired
          options={options}
          value={values.membershipId ?? ''}
          onChange={(id) => isMembershipId(id) && chooseMembership(id)}
        />
      )}
    </div>
  );
}

function useTierOptions(cardSource: JoinUs['cardSource']) {
  const { memberShipsWithPrices, memberShipCategory } = useAtomValue(joinFormAtom);
  const currency = useAtomValue(joinCurrencyAtom);
  return memberShipsWithPrices
    .filter(({ category }) => category === memberShipCategory)
    .map(({ membershipId, name }) => {
      const price = listPriceOf(memberShipsWithPrices, membershipId, currency);
      return {
        value: membershipId,
        title: name,
        description: membershipById(membershipId).summary,
        price: price && copy.perYear(formatMoney(price)),
        media: <TierCard membershipId={membershipId} source={cardSource} decorative />,
      };
    });
}

function ReferralCode({ form, joinUs }: { form: WizardForm; joinUs: JoinUs }) {
  const currency = useAtomValue(joinCurrencyAtom);
  const checkCode = useSetAtom(checkCodeAtom);
  const { coupon } = form.values.checkedCode ?? {};
  return (
    <CodeField
      {...form.text('referralCode')}
      label={copy.code}
      onChange={(referralCode) => form.edit({ referralCode, checkedCode: null })}
      onApply={() => checkCode(joinUs)}
      successMessage={
        coupon && isCodeForChoice(form.values, currency)
          ? copy.good(coupon.label, formatMoney(coupon.discount))
          : undefined
      }
    />
  );
}

/**
 * Fetches the prices if the page did not supply them. An empty list is a failure (docs/specification.md, section 8).
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
  const hasRequested = useRef(false);
  useEffect(() => {
    if (!missing || hasRequested.current) return;
    hasRequested.current = true;
    void load();
  }, [missing, load]);
  return { missing, failed, retry: () => void load() };
}

/** Checks a code again for another tier or currency, and checks a code from a link for the first time. */
function useCodeFollowsChoice({ client, analytics }: JoinUs) {
  const form = useAtomValue(joinFormAtom);
  const currency = useAtomValue(joinCurrencyAtom);
  const checkCode = useSetAtom(checkCodeAtom);
  const tried = useRef('');
  const { membershipId, referralCode, formType, checkedCode } = form;
  const follows = checkedCode !== null || formType === 'referral';
  const combination = `${referralCode} ${membershipId} ${currency}`;
  const mustCheck = follows && membershipId !== null && referralCode !== '' && !isCodeForChoice(form, currency);
  useEffect(() => {
    if (!mustCheck || tried.current === combination) return;
    tried.current = combination;
    void checkCode({ client, analytics });
  }, [mustCheck, combination, checkCode, client, analytics]);
}
