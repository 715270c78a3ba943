'use client';

import { Button } from '@myler/ui/button';
import { Cluster, Grid, Stack } from '@myler/ui/layout';
import { AddressFields, type ReadCities } from '../family/AddressFields.tsx';
import { ChildrenFields } from '../family/ChildrenFields.tsx';
import { idOfCity } from '../family/cities.ts';
import { ConsentFields } from '../family/ConsentFields.tsx';
import { NameFields } from '../family/NameFields.tsx';
import { Telephone } from '../family/Telephone.tsx';
import { FormBoundary } from '../core/FormBoundary.tsx';
import { FormSummary } from '../core/FormSummary.tsx';
import { copy } from './copy.ts';
import { useDetails, type DetailsSending } from './use-details.ts';
import styles from './account.module.css';

export interface DetailsFormProps extends DetailsSending {
  /** False for who may not name the children of the household. */
  hasChildren?: boolean;
  /** Reads a country with its cities. */
  readCities: ReadCities;
  /** Called when the list of countries did not arrive, and the member asks for it again. */
  onRetryCountries: () => void;
}

/** A member’s name, telephone, address, children and consents. The fields and rules are the wizard’s. */
export function DetailsForm(props: DetailsFormProps) {
  return (
    <FormBoundary scope="details">
      <DetailsFields {...props} />
    </FormBoundary>
  );
}

function DetailsFields({ hasChildren = true, readCities, onRetryCountries, ...sending }: DetailsFormProps) {
  const form = useDetails(sending);
  const { values, edit, field } = form;
  return (
    <Stack as="form" gap={6} className={styles.form} method="post" noValidate onSubmit={form.submit}>
      <FormSummary form={form} title={copy.summary} />
      <Grid columns={2} gap={6} rows={5} align="start">
        <NameFields form={form} />
        <div className={styles.wholeRow}>
          <Telephone form={form} countries={sending.countries ?? []} />
        </div>
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
        />
      </Grid>
      {hasChildren && (
        <ChildrenFields value={values.children} onChange={(children) => edit({ children })} field={field} />
      )}
      <ConsentFields value={values} onChange={edit} field={field} />
      <Cluster gap={4} fill className={styles.actions}>
        <Button type="submit" isBusy={form.isSending} busyLabel={copy.details.saving}>
          {copy.details.save}
        </Button>
        <Cluster as="output" nowrap gap={2} className={styles.saved}>
          {form.isSaved ? copy.details.saved : ''}
        </Cluster>
      </Cluster>
    </Stack>
  );
}
