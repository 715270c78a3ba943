import { companyErrors, type CompanyEntry } from '../../company/company.ts';
import { withoutUndefined, type FieldErrors, type FieldPath } from '../../core/form-state.ts';
import { familyRules, isFamilyFieldTouched } from '../../family/rules.ts';
import { emailError } from '../../validation/email.ts';
import { confirmPasswordError, passwordError } from '../../validation/password.ts';
import type { JoinUsValues } from '../form/join-us-form.ts';
import type { StepContext } from './step.ts';

const COMPANY = 'company.';

/** The errors of this step for a company, in the order of its fields (docs/product-decisions.md, A company's membership). */
export function buyerErrors(form: JoinUsValues, context: StepContext): FieldErrors {
  const errors = new Map(companyErrors(form.company, form.countryCode));
  const company = (name: keyof CompanyEntry): [FieldPath, string | undefined] => [
    `${COMPANY}${name}`,
    errors.get(name),
  ];
  return withoutUndefined([
    company('companyName'),
    company('taxNumber'),
    company('street'),
    company('postalCode'),
    ...familyRules.address(form),
    company('invoiceEmail'),
    ...familyRules.names(form),
    company('role'),
    ['email', emailError(form.email)],
    familyRules.telephone(form, context),
    ['password', passwordError(form.password, form)],
    ['confirmPassword', confirmPasswordError(form.confirmPassword, form.password)],
  ]);
}

/** Whether a field of this step has a value. */
export function isBuyerFieldTouched(form: JoinUsValues, path: FieldPath): boolean {
  if (!path.startsWith(COMPANY)) return isFamilyFieldTouched(form, path);
  return form.company[path.slice(COMPANY.length) as keyof CompanyEntry] !== '';
}
