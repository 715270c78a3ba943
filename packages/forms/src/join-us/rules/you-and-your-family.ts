import { familyAutoComplete } from '../../family/copy.ts';
import { familyRules } from '../../family/rules.ts';
import { withoutUndefined, type FieldErrors } from '../../core/form-state.ts';
import { dateOfBirthError } from '../../validation/dates.ts';
import { emailError } from '../../validation/email.ts';
import { confirmPasswordError, passwordError } from '../../validation/password.ts';
import { isForCompany, type JoinUsValues } from '../form/join-us-form.ts';
import { buyerErrors } from './you-and-your-company.ts';
import type { StepContext } from './step.ts';

/** The autofill tokens of this step's fields (HTML, autofill field names). */
export const autoComplete = { ...familyAutoComplete, email: 'email', password: 'new-password' } as const;

/** The errors of this step: a company is asked otherwise than a family. */
export const detailsErrors = (form: JoinUsValues, context: StepContext): FieldErrors =>
  (isForCompany(form) ? buyerErrors : familyErrors)(form, context);

/** The errors of this step, in the order of its fields (docs/product-decisions.md, The join-us wizard). */
function familyErrors(form: JoinUsValues, context: StepContext): FieldErrors {
  return withoutUndefined([
    ...familyRules.names(form),
    ['email', emailError(form.email)],
    familyRules.telephone(form, context),
    ['password', passwordError(form.password, form)],
    ['confirmPassword', confirmPasswordError(form.confirmPassword, form.password)],
    ['dateOfBirth', dateOfBirthError(form.dateOfBirth, context.today)],
    ...familyRules.address(form),
    ...familyRules.children(form, context.today),
    familyRules.instagram(form),
  ]);
}
