'use client';

import { useAtomValue, useSetAtom } from 'jotai/react';
import { today } from '@myler/config/dates';
import { DateField } from '@myler/ui/date-field';
import type { FieldOf } from '../../../core/use-form.ts';
import { adultBirthdays } from '../../../validation/dates.ts';
import { editJoinFormAtom, joinFormAtom } from '../../state/join-us-atoms.ts';
import { copy } from './copy.ts';
import styles from '../../parts/JoinUs.module.css';

export function DateOfBirth({ field }: { field: FieldOf }) {
  const form = useAtomValue(joinFormAtom);
  const edit = useSetAtom(editJoinFormAtom);
  return (
    <div className={styles.wholeRow}>
      <DateField
        {...field('dateOfBirth')}
        label={copy.dateOfBirth}
        description={copy.dateHint}
        isBirthday
        {...adultBirthdays(today())}
        isRequired
        value={form.dateOfBirth}
        onChange={(dateOfBirth) => edit({ dateOfBirth })}
      />
    </div>
  );
}
