'use client';

import { useState } from 'react';
import { Button } from '@myler/ui/button';
import { Cluster, Grid, Stack } from '@myler/ui/layout';
import { TelephoneField } from '@myler/ui/telephone-field';
import { TextField } from '@myler/ui/text-field';
import { AddressFields, type ReadCities } from '../family-fields/AddressFields.tsx';
import { ChildrenFields } from '../family-fields/ChildrenFields.tsx';
import { idOfCity } from '../family-fields/cities.ts';
import { ConsentFields } from '../family-fields/ConsentFields.tsx';
import { familyAutoComplete as autoComplete, familyCopy } from '../family-fields/copy.ts';
import { phoneCountryOf } from '../family-fields/family.ts';
import { FormBoundary } from '../form-boundary/FormBoundary.tsx';
import { FormSummary } from '../form-core/FormSummary.tsx';
import { copy } from './copy.ts';
import { useDetails, type DetailsSending } from './useDetails.ts';
import styles from './account.module.css';

export interface DetailsFormProps extends Omit<DetailsSending, 'onSaved'> {
  /** Reads a country with its cities. */
  readCities: ReadCities;
  /** Called when the list of countries did not arrive, and the member asks for it again. */
  onRetryCountries: () => void;
  onSaved?: DetailsSending['onSaved'];
}

type DetailsState = ReturnType<typeof useDetails>;

/** A member’s name, telephone, address, children and consents. The fields and rules are the wizard’s. */
export function DetailsForm(props: DetailsFormProps) {
  return (
    <FormBoundary scope="details">
      <DetailsFields {...props} />
    </FormBoundary>
  );
}

function DetailsFields({ readCities, onRetryCountries, onSaved, ...sending }: DetailsFormProps) {
  const [isSaved, setSaved] = useState(false);
  const form = useDetails({
    ...sending,
    onSaved: (details) => {
      setSaved(true);
      onSaved?.(details);
    },
  });
  const { values, field } = form;
  const edit: DetailsState['edit'] = (changes) => {
    setSaved(false);
    form.edit(changes);
  };
  return (
    <Stack as="form" gap={6} className={styles.form} method="post" noValidate onSubmit={form.submit}>
      <FormSummary form={form} title={copy.summary} />
      <Grid columns={2} gap={6} rows={5} align="start">
        <NameAndTelephone form={form} edit={edit} countries={sending.countries} />
        <AddressFields
          address={values}
          countries={sending.countries}
          readCities={readCities}
          field={field}
          onRetry={onRetryCountries}
          onCountry={(countryCode) => {
            if (countryCode !== values.countryCode) edit({ countryCode, city: { id: null, name: '' } });
          }}
          onTypeCity={(name, cities) => {
            // The combo box also reports the value that it has already.
            if (name !== values.city.name) edit({ city: { id: idOfCity(name, cities), name } });
          }}
          onCity={(city) => edit({ city })}
          onCitiesArrived={() => undefined}
        />
      </Grid>
      <ChildrenFields value={values.children} onChange={(children) => edit({ children })} field={field} />
      <ConsentFields value={values} onChange={edit} field={field} />
      <Cluster gap={4} fill className={styles.actions}>
        <Button type="submit" isBusy={form.isSending} busyLabel={copy.details.saving}>
          {copy.details.save}
        </Button>
        <Cluster as="output" nowrap gap={2} className={styles.saved}>
          {isSaved ? copy.details.saved : ''}
        </Cluster>
      </Cluster>
    </Stack>
  );
}

interface NameAndTelephoneProps {
  form: DetailsState;
  edit: DetailsState['edit'];
  countries: DetailsFormProps['countries'];
}

function NameAndTelephone({ form: { values, field }, edit, countries }: NameAndTelephoneProps) {
  return (
    <>
      <TextField
        {...field('firstName')}
        label={familyCopy.firstName}
        kind="name"
        autoComplete={autoComplete.firstName}
        isRequired
        value={values.firstName}
        onChange={(firstName) => edit({ firstName })}
      />
      <TextField
        {...field('lastName')}
        label={familyCopy.lastName}
        kind="name"
        autoComplete={autoComplete.lastName}
        isRequired
        value={values.lastName}
        onChange={(lastName) => edit({ lastName })}
      />
      <div className={styles.wholeRow}>
        <TelephoneField
          {...field('phoneNumber')}
          label={familyCopy.phoneNumber}
          isRequired
          countries={(countries ?? []).flatMap(({ code, name, callingCode }) =>
            callingCode ? [{ code, name, callingCode }] : [],
          )}
          countryCode={phoneCountryOf(values)}
          onCountryChange={(phoneCountryCode) => edit({ phoneCountryCode })}
          value={values.phoneNumber}
          onChange={(phoneNumber) => edit({ phoneNumber })}
        />
      </div>
    </>
  );
}
