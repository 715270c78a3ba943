import { useCallback, useEffect, useState } from 'react';
import { useAtomValue, useSetAtom, useStore } from 'jotai/react';
import { normaliseCountry } from '@myler/config/countries';
import { Button } from '@myler/ui/button';
import { CheckboxField } from '@myler/ui/checkbox-field';
import { DateField } from '@myler/ui/date-field';
import { Fieldset } from '@myler/ui/fieldset';
import { PasswordField } from '@myler/ui/password-field';
import { TelephoneField } from '@myler/ui/telephone-field';
import { TextField } from '@myler/ui/text-field';
import type { FieldPath } from '../../../form-core/formState.ts';
import { loadTelephone } from '../../../validation/telephone.ts';
import { usePasswordStrength } from '../../../password/usePasswordStrength.ts';
import { phoneCountryOf } from '../../form/registration.ts';
import { continueAtom, goToStepAtom } from '../../state/joinUsActions.ts';
import { editJoinFormAtom, fillJoinFormAtom, joinFormAtom } from '../../state/joinUsAtoms.ts';
import { StepFrame } from '../../parts/StepFrame.tsx';
import { countriesAtom, useFields, type JoinUs } from '../../parts/useJoinUs.ts';
import { Address } from './Address.tsx';
import { Children } from './Children.tsx';
import { copy } from './copy.ts';
import { autoComplete, isTouched } from '../../rules/youAndYourFamily.ts';
import styles from '../../parts/JoinUs.module.css';

/** Step 2: who joins, how they are reached, where they live, and who travels with them. */
export function YouAndYourFamily({ joinUs }: { joinUs: JoinUs }) {
  const store = useStore();
  const form = useAtomValue(joinFormAtom);
  const edit = useSetAtom(editJoinFormAtom);
  const goOn = useSetAtom(continueAtom);
  const goTo = useSetAtom(goToStepAtom);
  const [busy, setBusy] = useState(false);
  const touched = useCallback((path: FieldPath) => isTouched(store.get(joinFormAtom), path), [store]);
  const fieldsOf = useFields(joinUs, touched);
  const field = (path: FieldPath) => fieldsOf(path, form);
  const { countries, retry } = useCountries(joinUs);
  const strength = usePasswordStrength(form.password, form);

  useEffect(() => void loadTelephone().catch(() => undefined), []);

  const submit = async () => {
    setBusy(true);
    try {
      const context = await joinUs.rules();
      if (context) goOn(context, joinUs.analytics);
    } finally {
      setBusy(false);
    }
  };

  return (
    <StepFrame
      onSubmit={() => void submit()}
      actions={
        <>
          <Button variant="outline" onClick={() => goTo('join-us-1')}>
            {copy.back}
          </Button>
          <Button type="submit" isBusy={busy}>
            {copy.next}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextField
          {...field('firstName')}
          label={copy.firstName}
          autoComplete={autoComplete.firstName}
          isRequired
          value={form.firstName}
          onChange={(firstName) => edit({ firstName })}
        />
        <TextField
          {...field('lastName')}
          label={copy.lastName}
          autoComplete={autoComplete.lastName}
          isRequired
          value={form.lastName}
          onChange={(lastName) => edit({ lastName })}
        />
        <div className={styles.wide}>
          <TextField
            {...field('email')}
            label={copy.email}
            description={copy.emailHint}
            type="email"
            inputMode="email"
            autoComplete={autoComplete.email}
            isRequired
            value={form.email}
            onChange={(email) => edit({ email })}
          />
        </div>
        <div className={styles.wide}>
          <TelephoneField
            {...field('phoneNumber')}
            label={copy.phoneNumber}
            autoComplete={autoComplete.phoneNumber}
            isRequired
            countries={countries.flatMap(({ code, name, callingCode }) =>
              callingCode ? [{ code, name, callingCode }] : [],
            )}
            countryCode={phoneCountryOf(form)}
            onCountryChange={(phoneCountryCode) => edit({ phoneCountryCode })}
            value={form.phoneNumber}
            onChange={(phoneNumber) => edit({ phoneNumber })}
          />
        </div>
        <PasswordField
          {...field('password')}
          label={copy.password}
          autoComplete={autoComplete.password}
          isRequired
          strength={strength}
          value={form.password}
          onChange={(password) => edit({ password })}
        />
        <PasswordField
          {...field('confirmPassword')}
          label={copy.confirmPassword}
          autoComplete={autoComplete.password}
          isRequired
          value={form.confirmPassword}
          onChange={(confirmPassword) => edit({ confirmPassword })}
        />
        <div className={styles.wide}>
          <DateField
            {...field('dateOfBirth')}
            label={copy.dateOfBirth}
            description={copy.dateHint}
            isBirthday
            isRequired
            value={form.dateOfBirth}
            onChange={(dateOfBirth) => edit({ dateOfBirth })}
          />
        </div>
        <Address joinUs={joinUs} field={field} onRetry={retry} />
      </div>
      <Children field={field} />
      <Fieldset legend={copy.staying}>
        <CheckboxField
          name="instagram.consent"
          value={form.instagram.consent}
          onChange={(consent) => edit({ instagram: { ...form.instagram, consent } })}
        >
          {copy.instagramConsent}
        </CheckboxField>
        {form.instagram.consent && (
          <TextField
            {...field('instagram.username')}
            label={copy.instagramUsername}
            autoComplete="off"
            isRequired
            value={form.instagram.username}
            onChange={(username) => edit({ instagram: { ...form.instagram, username } })}
          />
        )}
        <CheckboxField
          name="whatsAppConsent"
          value={form.whatsAppConsent}
          onChange={(whatsAppConsent) => edit({ whatsAppConsent })}
        >
          {copy.whatsAppConsent}
        </CheckboxField>
      </Fieldset>
    </StepFrame>
  );
}

/** The provider's countries, fetched once a session; the visitor's own is chosen for them. */
function useCountries({ provider, country }: JoinUs) {
  const store = useStore();
  const countries = useAtomValue(countriesAtom);
  const load = useCallback(() => {
    store.set(countriesAtom, null);
    provider.countries().then(
      (list) => store.set(countriesAtom, list),
      () => store.set(countriesAtom, undefined),
    );
  }, [store, provider]);
  useEffect(() => {
    if (!store.get(countriesAtom)) load();
  }, [store, load]);
  useEffect(() => {
    const code = normaliseCountry(country);
    const known = countries?.some((candidate) => candidate.code === code);
    if (code && known && store.get(joinFormAtom).countryCode === '') store.set(fillJoinFormAtom, { countryCode: code });
  }, [store, countries, country]);
  return { countries: countries ?? [], retry: load };
}
