import type { EnquirySource } from '@myler/config/service';
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { normaliseError } from '@myler/api-client/errors';
import type { Lead } from '@myler/api-client/contract';
import { memberships, isMembershipId } from '@myler/config/memberships';
import { Button } from '@myler/ui/button';
import { usePreservedState } from '@myler/ui/error-boundary';
import { ErrorSummary } from '@myler/ui/error-summary';
import { SelectField } from '@myler/ui/select-field';
import { TextAreaField } from '@myler/ui/text-area-field';
import { TextField } from '@myler/ui/text-field';
import { afterPointer } from '../afterPointer.ts';
import { FormBoundary } from '../form-boundary/FormBoundary.tsx';
import { loadTelephone, type ReadTelephone } from '../validation/telephone.ts';
import { copy, words } from './copy.ts';
import {
  emptyEnquiry,
  enquiryErrors,
  fieldError,
  fieldOrder,
  MESSAGE_LENGTH,
  toLead,
  type Enquiry,
  type EnquiryErrors,
  type EnquiryField,
} from './fields.ts';
import styles from './EnquiryForm.module.css';

export interface EnquiryFormProps {
  source: EnquirySource;
  /** Leaves the enquiry: resolves once it is written down, rejects with what the provider said. */
  send: (lead: Lead) => Promise<unknown>;
  /** Called once it was. */
  onSent?: () => void;
  /** Who answers, for whoever would rather write, or has to. */
  mailbox: string;
  /** Where telephone numbers without a country code belong, ISO 3166-1 alpha-2. */
  country?: string | undefined;
}

const companies = memberships.filter(({ category }) => category === 'corporate');

/**
 * An enquiry to a person. Nothing typed is lost until they have it; pressed twice it is sent once, and the provider
 * takes the same words for one enquiry should its answer have been lost.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  return (
    <FormBoundary scope="enquiry">
      <EnquiryFields {...props} />
    </FormBoundary>
  );
}

function EnquiryFields({ source, send, onSent, mailbox, country = 'GB' }: EnquiryFormProps) {
  const id = useId();
  const place = words[source];
  const [enquiry, setEnquiry] = usePreservedState('enquiry', emptyEnquiry);
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [failure, setFailure] = useState<string>();
  const [state, setState] = usePreservedState<'writing' | 'sending' | 'sent'>('state', 'writing');
  /** Counts failed submits: each one takes the focus to the summary, the second as well as the first. */
  const [failures, setFailures] = useState(0);
  const summary = useRef<HTMLElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const read = useRef<ReadTelephone>(undefined);

  useEffect(() => {
    if (failures > 0) summary.current?.focus();
  }, [failures]);
  useEffect(() => {
    // The button that had the focus is gone.
    if (state === 'sent') thanks.current?.focus();
  }, [state]);

  const change = <Field extends EnquiryField>(field: Field, value: Enquiry[Field]) => {
    setEnquiry((before) => ({ ...before, [field]: value }));
    // Editing takes all flags away (docs/specification.md, section 4).
    setErrors({});
    setFailure(undefined);
  };
  const check = (field: EnquiryField) => async () => {
    // Whoever passes through an empty form is not told off for it.
    if (!enquiry[field].trim()) return;
    if (field === 'telephone') await prepareTelephone(read, enquiry);
    const error = fieldError(field, enquiry, source, read.current, country);
    if (error) setErrors((before) => ({ ...before, [field]: error }));
  };
  const fail = (found: EnquiryErrors, message?: string) => {
    setErrors(found);
    setFailure(message);
    setState('writing');
    setFailures((before) => before + 1);
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (state !== 'writing') return;
    setState('sending');
    try {
      await prepareTelephone(read, enquiry);
      const found = enquiryErrors(enquiry, source, read.current, country);
      if (Object.keys(found).length > 0) return fail(found);
      await send(toLead(enquiry, source, read.current, country));
      setState('sent');
      onSent?.();
    } catch (error) {
      const { message, errors: verdict } = normaliseError(error);
      const found = ofTheForm(verdict);
      fail(found, Object.keys(found).length > 0 ? undefined : message);
    }
  };

  if (state === 'sent') {
    return (
      <div ref={thanks} className={styles.done} role="status" tabIndex={-1}>
        <p className={styles.thanks}>{copy.thanks(enquiry.name.trim())}</p>
        <p>
          {place.next} {copy.acknowledged(enquiry.email.trim())}
        </p>
        <Button
          variant="quiet"
          onClick={() => {
            setEnquiry((before) => ({ ...before, message: '' }));
            setState('writing');
          }}
        >
          {copy.another}
        </Button>
      </div>
    );
  }

  const field = <Name extends Exclude<EnquiryField, 'membershipId'>>(name: Name) => ({
    id: `${id}-${name}`,
    name,
    value: enquiry[name],
    error: errors[name],
    onChange: (value: string) => change(name, value as Enquiry[Name]),
    onBlur: () => afterPointer(() => void check(name)()),
  });
  const listed = fieldOrder.flatMap((name) => {
    const message = errors[name];
    return message ? [{ fieldId: `${id}-${name}`, message }] : [];
  });
  return (
    // `post`, so that no browser ever writes a letter into a URL.
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      {failures > 0 && (listed.length > 0 || failure) && (
        <ErrorSummary
          ref={summary}
          title={copy.summary}
          errors={failure ? [{ message: `${failure} ${copy.again} ${mailbox}.` }] : listed}
        />
      )}
      <div className={styles.pair}>
        <TextField label={copy.name} autoComplete="name" isRequired {...field('name')} />
        {place.organisation && (
          <TextField label={place.organisation} autoComplete="organization" isRequired {...field('organisation')} />
        )}
        <TextField
          label={copy.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          isRequired
          {...field('email')}
        />
        <TextField label={copy.telephone} type="tel" inputMode="tel" autoComplete="tel" {...field('telephone')} />
        {source === 'corporate-membership' && (
          <SelectField
            label={copy.membership}
            id={`${id}-membershipId`}
            name="membershipId"
            isRequired
            value={enquiry.membershipId}
            onChange={(value: string) => change('membershipId', isMembershipId(value) ? value : '')}
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
        {...(enquiry.message.length > MESSAGE_LENGTH - 300 ? { limit: MESSAGE_LENGTH } : {})}
        {...field('message')}
      />
      <div className={styles.foot}>
        <Button type="submit" isBusy={state === 'sending'} busyLabel={copy.sending}>
          {place.send}
        </Button>
        <p className={styles.small}>
          {place.next} {copy.privacy}
        </p>
      </div>
    </form>
  );
}

async function prepareTelephone(read: { current: ReadTelephone | undefined }, { telephone }: Enquiry): Promise<void> {
  if (telephone.trim()) read.current ??= await loadTelephone();
}

/** The provider's names are the contract's; two of the form's differ. */
function ofTheForm(verdict: Record<string, string> | undefined): EnquiryErrors {
  const { phoneNumber, ...others } = verdict ?? {};
  const known = Object.entries({ ...others, ...(phoneNumber ? { telephone: phoneNumber } : {}) });
  return Object.fromEntries(known.filter(([name]) => fieldOrder.some((field) => field === name)));
}
