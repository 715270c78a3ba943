import { address } from '@myler/config/address';
import { CheckboxField } from '@myler/ui/checkbox-field';
import { Link } from '@myler/ui/link';
import type { Form } from '../core/use-form.ts';

/** Whether the terms are accepted. They open beside the form, which keeps what was typed. */
export function TermsField<Values extends { termsAccept: boolean }, Result>({ form }: { form: Form<Values, Result> }) {
  const { values, edit, field } = form;
  return (
    <CheckboxField
      {...field('termsAccept')}
      isRequired
      value={values.termsAccept}
      onChange={(termsAccept) => edit({ termsAccept } as Partial<Values>)}
    >
      I accept the{' '}
      <Link href={address('/terms-and-conditions')} target="_blank">
        terms and conditions
      </Link>
    </CheckboxField>
  );
}
