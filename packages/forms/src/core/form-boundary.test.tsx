import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { FormBoundary } from './FormBoundary.tsx';

const folder = join(import.meta.dirname, '../..');

/** Every form that this package exports, by name. */
async function forms(): Promise<[string, (props: object) => ReactElement][]> {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, { '@myler/source'?: string }>;
  };
  const files = Object.values(exports).flatMap((door) => door['@myler/source'] ?? []);
  const modules = await Promise.all(
    files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => import(/* @vite-ignore */ join(folder, file)) as Promise<object>),
  );
  return modules.flatMap((module) => Object.entries(module).filter(([name]) => /^[A-Z]\w*Form$/.test(name)));
}

describe('An exception in a form', async () => {
  const all = await forms();

  it('is tested in every form of the package', () => {
    expect(all.map(([name]) => name).toSorted()).toEqual([
      'BalanceForm',
      'CardChangeForm',
      'CloseAccountForm',
      'DecisionForm',
      'DetailsForm',
      'EmailCancelForm',
      'EmailChangeForm',
      'EnquiryForm',
      'FamilyForm',
      'ForgotPasswordForm',
      'GiftCardForm',
      'InvitationForm',
      'InviteForm',
      'InvoiceForm',
      'JourneyForm',
      'MailLinkForm',
      'NewsletterForm',
      'OrderForm',
      'PasskeyNameForm',
      'PasswordChangeForm',
      'PasswordConfirmationForm',
      'PersonForm',
      'ResetPasswordForm',
      'SignInForm',
      'UpgradeForm',
      'VotingForm',
    ]);
  });

  it.each(all)('is caught by the boundary around %s', (_name, Form) => {
    // The exported component is only the boundary: every part of the form and its hooks are below it.
    const element = Form({ order: { reference: 'GC-1' } });
    expect(element.type).toBe(FormBoundary);
  });
});
