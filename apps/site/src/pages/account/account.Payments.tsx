import { useStore } from 'jotai';
import type { MemberMembership, MemberPayments } from '@myler/api-client/contract';
import { LEAVING_DAYS } from '@myler/config/account';
import { daysBetween, formatDate, today } from '@myler/config/dates';
import { isCorporate } from '@myler/config/memberships';
import { isolate } from '@myler/config/names';
import { cardInWords, InvoiceForm } from '@myler/forms/account';
import { withPassword } from '../../features/account/enter-password.ts';
import { provider } from '../../features/account/member-calls.ts';
import { nextYearInWords, refundInWords } from '@myler/domain/membership';
import { DayArches } from '@myler/ui/day-arches';
import { Cluster } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { useMemberData, type MemberPart } from '../../features/account/use-member-data.ts';
import { storeMemberDataAtom } from '@myler/state/user';
import { Loaded, LoadedFrom } from './account.Loaded.tsx';
import { isOnNoCard, OnNoCard, useMembership } from './account.OnCard.tsx';
import { PaymentList } from './account.PaymentList.tsx';
import { Row, Rows } from './account.Row.tsx';
import { RowsSkeleton } from './account.Skeletons.tsx';
import { StateBanner } from './account.StateBanner.tsx';
import { TaskButton } from './account.TaskButton.tsx';
import styles from './account.Rows.module.css';

/** How the membership goes on, what was paid, and with which card. */
export function Payments() {
  const membership = useMembership();
  if (isOnNoCard(membership)) return <OnNoCard />;
  if (membership.value?.person) return <PaidByHolder {...membership.value.person.holder} />;
  if (membership.value === undefined && membership.failure === undefined) return <FetchingPayments />;
  return <HoldersPayments membership={membership} />;
}

function FetchingPayments() {
  return (
    <>
      <output className="visually-hidden">Fetching your payments.</output>
      <RowsSkeleton />
    </>
  );
}

/** Only the holder may ask for them. */
function HoldersPayments({ membership }: { membership: MemberPart<'membership'> }) {
  const payments = useMemberData('payments');
  // Which rows there are depends on both. What has failed is said in its own row, among the others.
  if (payments.value === undefined && payments.failure === undefined) return <FetchingPayments />;
  return (
    <>
      {membership.value && <StateBanner membership={membership.value} isAmongPayments />}
      <Rows>
        {!membership.value?.ended && (
          <Row title="Renewal">
            <LoadedFrom from={membership} what="your membership">
              {(value) => <NextYear membership={value} />}
            </LoadedFrom>
          </Row>
        )}
        {membership.value?.leaving && <Leaving leaving={membership.value.leaving} />}
        {payments.value && <Card card={payments.value.card} membership={membership.value} />}
        <Row title="Payments" lead="Each has a receipt. Tax is included in every price.">
          <LoadedFrom from={payments} what="your payments and your card">
            {(value) => <PaymentList payments={value.payments} />}
          </LoadedFrom>
        </Row>
        {payments.value && <CompanyOnReceipts payments={payments.value} membership={membership.value} />}
      </Rows>
    </>
  );
}

/** What is paid is the holder’s alone. */
function PaidByHolder({ firstName, lastName }: { firstName: string; lastName: string }) {
  return (
    <Rows>
      <Row title="Payments">
        <Text>{`${isolate(`${firstName} ${lastName}`)} holds this card, and pays for it. You pay nothing, and see no payments.`}</Text>
      </Row>
    </Rows>
  );
}

function NextYear({ membership }: { membership: MemberMembership }) {
  const { renewal, lower, status } = membership;
  return (
    <>
      <Text size="lead" className={styles.value}>
        {nextYearInWords(membership)}
      </Text>
      {renewal && !renewal.isNoticeSent && (
        <Text tone="quiet">{`On ${formatDate(renewal.noticeOn)} we write with the price and how to stop the renewal. A coupon counts for the first year only.`}</Text>
      )}
      <Cluster gap={4} fill>
        {renewal && lower.length > 0 && (
          <TaskButton task="next-year">Choose another membership for next year</TaskButton>
        )}
        {renewal ? (
          <TaskButton task="stop">Stop the renewal</TaskButton>
        ) : (
          status === 'active' && <TaskButton task="resume">Resume the renewal</TaskButton>
        )}
      </Cluster>
    </>
  );
}

function Leaving({ leaving }: { leaving: NonNullable<MemberMembership['leaving']> }) {
  return (
    <Row title="Leave within fourteen days" lead="You get all of your money back, and need not give a reason.">
      <p>{`Until ${formatDate(leaving.until)} you can ${leaving.kind === 'upgrade' ? 'cancel the upgrade' : 'leave'} and get all of it back: ${refundInWords(leaving)}.`}</p>
      <DayArches days={LEAVING_DAYS} left={daysBetween(today(), leaving.until)} />
      <div>
        <TaskButton task="leave">{leaving.kind === 'upgrade' ? 'Cancel the upgrade' : 'Leave'}</TaskButton>
      </div>
    </Row>
  );
}

interface CardProps {
  card: MemberPayments['card'];
  /** Absent when it could not be fetched. */
  membership: MemberMembership | undefined;
}

function Card({ card, membership }: CardProps) {
  const isEnded = membership?.ended !== undefined;
  return (
    <Row
      title="Card"
      lead="We charge your next payment to this card. We keep its brand, last four digits and expiry date, and never its number."
    >
      {card ? (
        <Text
          size="lead"
          className={styles.value}
        >{`${cardInWords(card)}, until ${card.expiry.replace('-', '/')}`}</Text>
      ) : (
        <p>{`No card is stored${membership && !isEnded ? ', and none is needed until the year ends' : ''}.`}</p>
      )}
      {!isEnded && (
        <div>
          <TaskButton task="change-card">{card ? 'Use another card' : 'Add a card'}</TaskButton>
        </div>
      )}
    </Row>
  );
}

interface CompanyProps {
  payments: MemberPayments;
  /** Absent when it could not be fetched. */
  membership: MemberMembership | undefined;
}

function CompanyOnReceipts({ payments, membership }: CompanyProps) {
  const isCompany = membership !== undefined && isCorporate(membership.membershipId);
  if (!isCompany)
    return (
      <Row title="Company on receipts" lead="If a company pays, or a tax office asks.">
        <Company payments={payments} />
      </Row>
    );
  return (
    <Row title="Your company" lead="Every receipt names it, and goes to its mailbox once its fourteen days are over.">
      <Loaded name="details" what="your company’s country">
        {({ countryCode }) => <Company payments={payments} companyIn={countryCode} />}
      </Loaded>
    </Row>
  );
}

function Company({ payments, companyIn }: { payments: MemberPayments; companyIn?: string }) {
  const store = useStore();
  return (
    <InvoiceForm
      invoice={payments.invoice}
      companyIn={companyIn}
      save={async (body) => {
        const changed = await withPassword(store, () => provider.call('changeInvoice', { body }));
        store.set(storeMemberDataAtom, { payments: changed });
      }}
    />
  );
}
