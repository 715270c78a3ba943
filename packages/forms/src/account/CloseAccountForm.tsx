'use client';

import type { AccountClosing, MemberMembership } from '@myler/api-client/contract';
import { LEAVING_DAYS } from '@myler/config/account';
import { deskLine } from '@myler/config/contact';
import { daysBetween, formatDate } from '@myler/config/dates';
import { capitalised, inWords } from '@myler/config/numbers';
import { normaliseEmail } from '@myler/config/typed-text';
import { refundInWords, refundSum } from '@myler/domain/membership';
import { Button } from '@myler/ui/button';
import { DayArches } from '@myler/ui/day-arches';
import { Stack } from '@myler/ui/layout';
import { RadioCards } from '@myler/ui/radio-cards';
import { Text } from '@myler/ui/text';
import { TextField } from '@myler/ui/text-field';
import { FormBoundary } from '../core/FormBoundary.tsx';
import { FormSummary } from '../core/FormSummary.tsx';
import { withoutUndefined } from '../core/form-state.ts';
import { useForm, useFormAtom, type FieldOf } from '../core/use-form.ts';
import { copy } from './copy.ts';
import styles from './account.module.css';

type Leaving = NonNullable<MemberMembership['leaving']>;
/** Closing, or leaving in place of it, with the account kept. */
type When = AccountClosing['when'] | 'leave';

export interface CloseAccountFormProps {
  /** The address that is typed as a confirmation. */
  email: string;
  /** The day after the paid year; absent when it is over, and closing is possible at once only. */
  endsOn?: string | undefined;
  /** What comes back today, and until when. It is offered first. */
  leaving?: Leaving | undefined;
  /** Today as `YYYY-MM-DD`. */
  today: string;
  /** Closes the account; rejects with the provider’s error. */
  close: (closing: AccountClosing) => Promise<unknown>;
  /** Leaves and keeps the account; rejects with the provider’s error. */
  leave: (leaving: Pick<Leaving, 'kind' | 'refund'>) => Promise<unknown>;
  onClosed: (when: When) => void;
}

interface Closing {
  when: When;
  email: string;
}

/** Closes the account, when the paid year is over or at once. While money is due back, leaving with it is offered first. */
export function CloseAccountForm(props: CloseAccountFormProps) {
  return (
    <FormBoundary scope="close-account">
      <CloseAccountFields {...props} />
    </FormBoundary>
  );
}

function CloseAccountFields(props: CloseAccountFormProps) {
  const { email, endsOn, leaving, close, leave, onClosed } = props;
  const form = useForm<Closing, When>(
    useFormAtom<Closing, When>(() => ({
      when: leaving ? 'leave' : endsOn ? 'after-year' : 'now',
      email: '',
    })),
    {
      errorsOf: (values) =>
        withoutUndefined([
          [
            'email',
            values.when === 'now' && normaliseEmail(values.email) !== normaliseEmail(email)
              ? copy.close.emailWrong
              : undefined,
          ],
        ]),
      send: async ({ when, ...typed }) => {
        if (when !== 'leave') await close(when === 'now' ? { when, email: normaliseEmail(typed.email) } : { when });
        else if (leaving) await leave({ kind: leaving.kind, refund: leaving.refund });
        return when;
      },
      onSent: onClosed,
    },
  );
  const { when } = form.values;
  return (
    <Stack as="form" gap={6} className={styles.form} method="post" noValidate onSubmit={form.submit}>
      <FormSummary form={form} title={copy.summary} />
      {leaving && <Due leaving={leaving} today={props.today} />}
      {(endsOn || leaving) && (
        <Choice field={form.field('when')} value={when} onChange={(chosen) => form.edit({ when: chosen })} {...props} />
      )}
      {when === 'now' && (
        <TextField
          label={copy.close.email}
          description={copy.close.emailHint(email)}
          kind="email"
          autoComplete="off"
          isRequired
          {...form.text('email')}
        />
      )}
      <Button
        type="submit"
        fullWidth
        isBusy={form.isSending}
        busyLabel={when === 'leave' ? copy.close.leaving : copy.close.busy}
      >
        {actionOf(when, leaving)}
      </Button>
      {leaving && (
        <Text size="small" tone="quiet">
          <span>{copy.close.person}</span> <a href={deskLine.href}>{deskLine.display}</a>
          <span>{copy.close.hours}</span>
        </Text>
      )}
    </Stack>
  );
}

function actionOf(when: When, leaving: Leaving | undefined): string {
  if (when === 'after-year') return copy.close.closeLater;
  if (!leaving) return copy.close.closeNow;
  if (when === 'now') return hasRefund(leaving) ? copy.close.repaidAndClosed(paidBack(leaving)) : copy.close.closeNow;
  return (leaving.kind === 'upgrade' ? copy.close.upgradeBack : copy.close.repaid)(refundSum(leaving));
}

/** What comes back to whoever closes the account: the credit ends with it. */
const paidBack = ({ refund, gift }: Leaving) => refundSum({ refund, gift });
const hasRefund = ({ refund, gift }: Leaving) => refund.amount > 0 || gift !== undefined;

/** What comes back, until when, and how many of the days are left. */
function Due({ leaving, today }: { leaving: Leaving; today: string }) {
  const left = Math.max(0, daysBetween(today, leaving.until));
  return (
    <Stack gap={3}>
      <p>
        <b>{`Until ${formatDate(leaving.until)}, ${refundSum(leaving)} comes back${leaving.gift || leaving.credit ? `: ${refundInWords(leaving)}` : ' to your card'}.`}</b>{' '}
        <span>
          {left === 0 ? 'That is today.' : `${capitalised(inWords(left))} ${left === 1 ? 'day is' : 'days are'} left.`}
        </span>
      </p>
      <DayArches days={LEAVING_DAYS} left={left} />
    </Stack>
  );
}

interface ChoiceProps extends Pick<CloseAccountFormProps, 'endsOn' | 'leaving'> {
  field: ReturnType<FieldOf>;
  value: When;
  onChange: (when: When) => void;
}

function Choice({ field, value, onChange, endsOn, leaving }: ChoiceProps) {
  const options = [leaving && leaveOption(leaving), endsOn && laterOption(endsOn, leaving), nowOption(leaving)];
  return (
    <RadioCards
      {...field}
      label={leaving ? copy.close.what : copy.close.when}
      value={value}
      onChange={(when) => onChange(when === 'now' || when === 'leave' ? when : 'after-year')}
      options={options.filter((option) => typeof option === 'object')}
    />
  );
}

const leaveOption = (leaving: Leaving) => ({
  value: 'leave',
  ...(leaving.kind === 'upgrade'
    ? {
        title: copy.close.upgrade,
        description: 'You are a member as before the upgrade. Your account stays.',
      }
    : {
        title: copy.close.leave,
        description: 'Your membership ends today. Your account stays, with your receipts and your family.',
      }),
  price: refundSum(leaving),
});

const laterOption = (endsOn: string, leaving: Leaving | undefined) => ({
  value: 'after-year',
  title: copy.close.afterYear,
  description: `Your membership lasts until ${formatDate(endsOn)} and does not renew.${leaving ? ' Nothing comes back.' : ''}`,
});

const nowOption = (leaving: Leaving | undefined) => ({
  value: 'now',
  title: leaving ? copy.close.leaveAndClose : copy.close.now,
  description: leaving
    ? `Your membership ends and your account is deleted today.${leaving.kind === 'upgrade' ? ' Of the rest of the year nothing comes back.' : ''}${leaving.credit ? ' Your credit ends with it.' : ''} This can’t be undone.`
    : 'You lose the rest of the year, without a refund. This can’t be undone.',
  price: leaving && hasRefund(leaving) ? paidBack(leaving) : undefined,
});
