'use client';

import type {
  AttemptOutcome,
  MemberMembership,
  MembershipUpgrade,
  StoredCard,
  UpgradeReceipt,
} from '@myler/api-client/contract';
import { type MembershipId, membershipNames } from '@myler/config/membership-ids';
import { toThePenny } from '@myler/domain/membership';
import { Button } from '@myler/ui/button';
import { Stack } from '@myler/ui/layout';
import { RadioCards } from '@myler/ui/radio-cards';
import { Skeleton } from '@myler/ui/skeleton';
import { Text } from '@myler/ui/text';
import { LazyBankConfirmation } from '../bank-confirmation/LazyBankConfirmation.tsx';
import { CardFields } from '../card-fields/CardFields.tsx';
import { FormBoundary } from '../core/FormBoundary.tsx';
import { FormSummary } from '../core/FormSummary.tsx';
import { copy } from './copy.ts';
import { cardInWords } from './card-in-words.ts';
import { useUpgrade } from './use-upgrade.ts';
import styles from './account.module.css';

export interface UpgradeFormProps {
  /** The membership that the member has. */
  from: MembershipId;
  upgrade: MemberMembership['upgrades'][number];
  /** The stored card, if there is one. */
  card?: StoredCard | undefined;
  /** Pays and moves; rejects with the provider’s error. The same key is charged once. */
  pay: (upgrade: MembershipUpgrade, idempotencyKey: string) => Promise<UpgradeReceipt>;
  /** Asks how a payment ended, after its response was lost or the page was loaded anew. */
  outcome?: ((idempotencyKey: string) => Promise<AttemptOutcome>) | undefined;
  /** Called once it is paid, with the receipt unless it was lost on its way: the membership is another one. */
  onPaid: (receipt: UpgradeReceipt | undefined) => void;
  /** Called when the sum on the button is no longer right: pass the new one. */
  onPriceChanged: () => void;
}

/** Moves to a higher membership: the sum to the penny, the card that pays, and one button that names both. */
export function UpgradeForm(props: UpgradeFormProps) {
  return (
    <FormBoundary scope="upgrade">
      <UpgradeFields {...props} />
    </FormBoundary>
  );
}

function UpgradeFields(props: UpgradeFormProps) {
  const { form, bankPage } = useUpgrade(props);
  if (bankPage) {
    return <LazyBankConfirmation key={bankPage.round} {...bankPage} loading={<Skeleton shape="title" />} />;
  }
  return <UpgradePayment {...props} form={form} />;
}

function UpgradePayment({ from, upgrade, card, form }: UpgradeFormProps & Pick<ReturnType<typeof useUpgrade>, 'form'>) {
  const tier = membershipNames[upgrade.membershipId];
  const due = toThePenny(upgrade.due);
  // The credit pays all of it.
  const isCovered = upgrade.due.amount === 0;
  return (
    <Stack as="form" gap={6} className={styles.form} method="post" noValidate onSubmit={form.submit}>
      <FormSummary form={form} title={copy.summary} />
      <Stack as="dl" gap={3} className={styles.sum}>
        <div>
          <Text as="dt" tone="quiet">
            {copy.upgrade.year(tier)}
          </Text>
          <dd>{toThePenny(upgrade.price)}</dd>
        </div>
        <div>
          <Text as="dt" tone="quiet">
            {copy.upgrade.days(upgrade.daysLeft, upgrade.daysInYear)}
          </Text>
        </div>
        {upgrade.credit && (
          <div>
            <Text as="dt" tone="quiet">
              {copy.upgrade.credit}
            </Text>
            <dd>{`−${toThePenny(upgrade.credit)}`}</dd>
          </div>
        )}
        <div className={styles.total}>
          <Text as="dt" tone="quiet">
            {copy.upgrade.due}
          </Text>
          <dd>{due}</dd>
        </div>
      </Stack>
      <Text size="small" tone="quiet" className={styles.quiet}>
        {copy.upgrade.explanation(membershipNames[from], tier)}
      </Text>
      {!isCovered && card && (
        <RadioCards
          {...form.field('paysWith')}
          label={copy.upgrade.which}
          value={form.values.paysWith}
          onChange={(paysWith) => form.edit({ paysWith: paysWith === 'other' ? 'other' : 'stored' })}
          options={[
            { value: 'stored', title: cardInWords(card) },
            { value: 'other', title: copy.upgrade.other },
          ]}
        />
      )}
      {!isCovered && form.values.paysWith === 'other' && <CardFields form={form} currency={upgrade.due.currency} />}
      <Button type="submit" fullWidth isBusy={form.isSending} busyLabel={copy.upgrade.paying}>
        {isCovered ? copy.upgrade.move(tier) : copy.upgrade.pay(due, tier)}
      </Button>
    </Stack>
  );
}
