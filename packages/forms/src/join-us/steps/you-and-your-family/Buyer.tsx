'use client';

import type { Country } from '@myler/api-client/contract';
import { Fieldset } from '@myler/ui/fieldset';
import { BuyersRole, CompanyAddress, CompanyName, InvoiceMailbox } from '../../../company/CompanyFields.tsx';
import type { CompanyEntry } from '../../../company/company.ts';
import { companyCopy } from '../../../company/copy.ts';
import { SpeakFirst } from '../../parts/SpeakFirst.tsx';
import type { JoinUs, WizardForm } from '../../parts/use-join-us.ts';
import styles from '../../parts/JoinUs.module.css';
import { Address } from './Address.tsx';
import { ContactFields } from './ContactFields.tsx';
import { copy } from './copy.ts';
import { PasswordFields } from './PasswordFields.tsx';

interface BuyerProps {
  form: WizardForm;
  joinUs: JoinUs;
  countries: readonly Country[];
  onRetry: () => void;
}

/** What is asked for a corporate membership: the company, and who buys for it. */
export function Buyer({ form, joinUs, countries, onRetry }: BuyerProps) {
  const { values, edit } = form;
  const fields = {
    value: values.company,
    onChange: (company: CompanyEntry) => edit({ company }),
    field: (name: keyof CompanyEntry) => form.field(`company.${name}`),
  };
  return (
    <>
      <SpeakFirst membershipId={values.membershipId} links={joinUs.links} />
      <Fieldset legend={companyCopy.legend} columns="two">
        <CompanyName {...fields} countryCode={values.countryCode} />
        <CompanyAddress {...fields} />
        <Address form={form} joinUs={joinUs} onRetry={onRetry} />
        <div className={styles.wholeRow}>
          <InvoiceMailbox {...fields} />
        </div>
      </Fieldset>
      <Fieldset legend={copy.buyer} columns="two">
        <ContactFields form={form} countries={countries} role={<BuyersRole {...fields} />} />
        <PasswordFields form={form} />
      </Fieldset>
    </>
  );
}
