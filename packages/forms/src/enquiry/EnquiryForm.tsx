'use client';

import { useEffect, useRef } from 'react';
import type { Lead } from '@myler/api-client/contract';
import { memberships, isMembershipId, type MembershipId } from '@myler/config/memberships';
import type { EnquirySource } from '@myler/config/service';
import { Button } from '@myler/ui/button';
import { Cluster, Stack } from '@myler/ui/layout';
import { SelectField } from '@myler/ui/select-field';
import { Text } from '@myler/ui/text';
import { TextAreaField } from '@myler/ui/text-area-field';
import { TextField } from '@myler/ui/text-field';
import { FormBoundary } from '../core/FormBoundary.tsx';
import { FormSummary } from '../core/FormSummary.tsx';
import { readRejection } from '../core/form-state.ts';
import { useForm, useFormAtom } from '../core/use-form.ts';
import { loadTelephone, type ReadTelephone } from '../validation/telephone.ts';
import { copy, sourceCopy } from './copy.ts';
import {
  emptyEnquiry,
  enquiryErrors,
  fieldOf,
  isFilled,
  MESSAGE_LENGTH,
  toLead,
  type AskedHotel,
  type Enquiry,
} from './fields.ts';
import { useFocusFromAddress } from './use-focus-from-address.ts';
import styles from './EnquiryForm.module.css';

export interface EnquiryFormProps {
  source: EnquirySource;
  /** The hotel that the enquiry is about, for the source `hotel`. */
  about?: AskedHotel;
  /**
   * What the visitor has already said elsewhere: written into the fields, where it can be read over and changed. A field
   * that the visitor has edited is left alone.
   */
  carried?: Partial<Pick<Enquiry, 'travelDates' | 'family'>>;
  /** The membership that is chosen at first, for the source `corporate-membership`. */
  membershipId?: MembershipId | undefined;
  /** Sends the enquiry: resolves once it is stored, rejects with the provider's error. */
  send: (lead: Lead) => Promise<unknown>;
  /** Called once the enquiry is stored. */
  onSent?: () => void;
  /** The email address for enquiries: an alternative to the form, shown when sending fails. */
  mailbox: string;
  /** The fragment of an address that moves the focus to the first field: "#enquire". */
  focusOn?: string;
  /** What the message begins with: the visitor reads it over and may change it. */
  startMessage?: string;
  /** The country of telephone numbers without a country code, ISO 3166-1 alpha-2. */
  country?: string | undefined;
}

const companies = memberships.filter(({ category }) => category === 'corporate');

/**
 * The form of an enquiry. It keeps its input until the enquiry is stored, and a double press sends it once. If the
 * response is lost and the visitor sends again, the provider treats the same text as one enquiry.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  return (
    <FormBoundary scope="enquiry">
      <EnquirySteps {...props} />
    </FormBoundary>
  );
}

/** The two steps of an enquiry: the form, then the confirmation. */
function EnquirySteps(props: EnquiryFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const form = useEnquiry(props);
  useCarried(form, props.carried);
  useFocusFromAddress(place, props.focusOn);
  const step = { source: props.source, about: props.about, carriedFamily: props.carried?.family ?? '', form };
  return <div ref={place}>{form.isSent ? <Sent {...step} /> : <EnquiryFields {...step} />}</div>;
}

function useEnquiry(props: EnquiryFormProps) {
  const { source, about, send, onSent, mailbox, membershipId = '', startMessage = '', country = 'GB' } = props;
  const readTelephone = useRef<ReadTelephone>(undefined);
  const errorsOf = (enquiry: Enquiry) => enquiryErrors(enquiry, source, readTelephone.current, country);
  const loadAndValidate = async (enquiry: Enquiry) => {
    readTelephone.current = await loadTelephone();
    return errorsOf(enquiry);
  };
  return useForm<Enquiry, unknown>(
    useFormAtom(() => ({ ...emptyEnquiry, membershipId, message: startMessage })),
    {
      // Loaded on demand: the rules of telephone numbers are larger than the form, and most enquiries have no number.
      errorsOf: (enquiry) => (enquiry.telephone.trim() && !readTelephone.current ? loadAndValidate : errorsOf)(enquiry),
      isFilled,
      send: (enquiry) => send(toLead(enquiry, source, readTelephone.current, country, about)),
      readRejection: (error) => {
        const { errors, notice, reference } = readRejection(error, fieldOf);
        return { errors, reference, notice: notice && `${notice} ${copy.again} ${mailbox}.` };
      },
      onSent,
    },
  );
}

/** Writes what is carried into the fields that are empty, or that still hold what was carried before. */
function useCarried(form: ReturnType<typeof useEnquiry>, carried: EnquiryFormProps['carried']): void {
  const written = useRef<EnquiryFormProps['carried']>({});
  const { values, edit } = form;
  const { travelDates = '', family = '' } = carried ?? {};
  useEffect(() => {
    const isFree = (field: 'travelDates' | 'family') =>
      values[field] === '' || values[field] === written.current?.[field];
    const changes = {
      ...(travelDates && isFree('travelDates') ? { travelDates } : {}),
      ...(family && isFree('family') ? { family } : {}),
    };
    written.current = { ...written.current, ...changes };
    if (Object.keys(changes).length > 0) edit(changes);
    // Only when something else is carried: a field that the visitor has emptied stays empty.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [travelDates, family]);
}

interface StepProps {
  source: EnquirySource;
  about: AskedHotel | undefined;
  /** Who travels, as it was carried into the form. */
  carriedFamily: string;
  form: ReturnType<typeof useEnquiry>;
}

function EnquiryFields({ source, about, carriedFamily, form }: StepProps) {
  const { values, text } = form;
  const place = sourceCopy[source];
  return (
    // `post`, so that a submit before hydration does not write the enquiry into the URL.
    <Stack as="form" gap={6} className={styles.form} method="post" noValidate onSubmit={form.submit}>
      <FormSummary form={form} title={{ one: copy.summary, many: copy.summary }} />
      {about && <About {...about} />}
      <div className={styles.pair}>
        <TextField label={copy.name} kind="name" autoComplete="name" isRequired {...text('name')} />
        {place.organisation && (
          <TextField
            label={place.organisation}
            kind="name"
            autoComplete="organization"
            isRequired
            {...text('organisation')}
          />
        )}
        <TextField label={copy.email} kind="email" autoComplete="email" isRequired {...text('email')} />
        {about && <JourneyFields carriedFamily={carriedFamily} form={form} />}
        <TextField label={copy.telephone} kind="telephone" autoComplete="tel" {...text('telephone')} />
        {source === 'corporate-membership' && (
          <SelectField
            label={copy.membership}
            isRequired
            {...text('membershipId')}
            onChange={(id: string) => form.edit({ membershipId: isMembershipId(id) ? id : '' })}
            options={[
              { value: '', label: copy.membershipUnsure },
              ...companies.map((membership) => ({ value: membership.id, label: membership.name })),
            ]}
          />
        )}
      </div>
      <TextAreaField
        label={place.message}
        description={place.messageHint}
        isRequired
        rows={6}
        {...(values.message.length > MESSAGE_LENGTH - 300 ? { limit: MESSAGE_LENGTH } : {})}
        {...text('message')}
      />
      <Stack gap={4} align="start">
        <Button type="submit" isBusy={form.isSending} busyLabel={copy.sending}>
          {about?.mylerName ? copy.sendTo(about.mylerName) : place.send}
        </Button>
        <Text size="caption" tone="quiet" measure>{`${nextOf(source, about)} ${copy.privacy}`}</Text>
      </Stack>
    </Stack>
  );
}

/** When and with whom, for an enquiry about a hotel. */
function JourneyFields({ carriedFamily, form: { values, text } }: Pick<StepProps, 'carriedFamily' | 'form'>) {
  const isCarried = carriedFamily !== '' && values.family === carriedFamily;
  return (
    <>
      <TextField label={copy.travelDates} kind="text" description={copy.travelDatesHint} {...text('travelDates')} />
      <TextAreaField
        label={copy.family}
        rows={2}
        description={isCarried ? copy.familyCarried : copy.familyHint}
        {...text('family')}
      />
    </>
  );
}

/** What the enquiry is about, and who reads it. */
function About({ hotelName, mylerName }: AskedHotel) {
  return (
    <Cluster as="dl" gap={7} rows={3} className={styles.about}>
      <Cluster nowrap gap={3} align="baseline">
        <Text as="dt" size="caption" tone="quiet">
          {copy.about}
        </Text>
        <dd>{hotelName}</dd>
      </Cluster>
      {mylerName && (
        <Cluster nowrap gap={3} align="baseline">
          <Text as="dt" size="caption" tone="quiet">
            {copy.to}
          </Text>
          <dd>{mylerName}</dd>
        </Cluster>
      )}
    </Cluster>
  );
}

/** Who will answer, and when. */
function nextOf(source: EnquirySource, about: AskedHotel | undefined): string {
  return about?.mylerName ? copy.answersFrom(about.mylerName) : sourceCopy[source].next;
}

function Sent({ source, about, form: { values, restart } }: StepProps) {
  const thanks = useRef<HTMLDivElement>(null);
  // The button that had the focus was removed.
  useEffect(() => thanks.current?.focus(), []);
  return (
    <Stack ref={thanks} gap={3} align="start" className={styles.done} role="status" tabIndex={-1}>
      <Text size="title-2">{copy.thanks(values.name.trim())}</Text>
      <p>
        <span>{nextOf(source, about)}</span> <span>{copy.acknowledged(values.email.trim())}</span>
      </p>
      <Button variant="quiet" onClick={() => restart({ ...values, message: '' })}>
        {copy.another}
      </Button>
    </Stack>
  );
}
