'use client';

import { today } from '@myler/config/dates';
import { DateField } from '@myler/ui/date-field';
import { adultBirthdays } from '../../../validation/dates.ts';
import type { WizardForm } from '../../parts/use-join-us.ts';
import { copy } from './copy.ts';
import styles from '../../parts/JoinUs.module.css';

export function DateOfBirth({ form: { field, values, edit } }: { form: WizardForm }) {
  return (
    <div className={styles.wholeRow}>
      <DateField
        {...field('dateOfBirth')}
        label={copy.dateOfBirth}
        description={copy.dateHint}
        isBirthday
        {...adultBirthdays(today())}
        isRequired
        value={values.dateOfBirth}
        onChange={(dateOfBirth) => edit({ dateOfBirth })}
      />
    </div>
  );
}
