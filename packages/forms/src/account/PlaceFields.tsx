'use client';

import { readDate, type DateParts } from '@myler/config/typed-date';
import type { PersonRole } from '@myler/config/people';
import { CheckboxField } from '@myler/ui/checkbox-field';
import { DateField } from '@myler/ui/date-field';
import type { FieldOf } from '../core/use-form.ts';
import { copy } from './copy.ts';

/** What may be said of a person’s place besides its role. */
export interface PlaceValues {
  lastDay: DateParts;
  seesChildren: boolean;
}

interface PlaceFieldsProps {
  role: PersonRole | undefined;
  values: PlaceValues;
  edit: (changes: Partial<PlaceValues>) => void;
  field: FieldOf;
  /** As `YYYY-MM-DD`. */
  today: string;
}

/** A carer’s last day, and whether a grandparent or carer sees the children. */
export function PlaceFields({ role, values, edit, field, today }: PlaceFieldsProps) {
  const isCarer = role === 'carer';
  return (
    <>
      {isCarer && (
        <DateField
          {...field('lastDay')}
          label={copy.people.lastDay}
          description={copy.people.lastDayHint}
          value={values.lastDay}
          earliest={today}
          onChange={(lastDay) => edit({ lastDay })}
        />
      )}
      {(isCarer || role === 'grandparent') && (
        <CheckboxField
          {...field('seesChildren')}
          value={values.seesChildren}
          onChange={(seesChildren) => edit({ seesChildren })}
        >
          {copy.people.seesChildren}
        </CheckboxField>
      )}
    </>
  );
}

/** @param today as `YYYY-MM-DD` */
export function lastDayError(role: PersonRole | undefined, parts: DateParts, today: string): string | undefined {
  if (role !== 'carer' || isEmpty(parts)) return undefined;
  const day = readDate(parts);
  if (!day) return copy.people.lastDayUnreadable;
  return day < today ? copy.people.lastDayOver : undefined;
}

/** The day, of a carer who has one. */
export const lastDayOf = (role: PersonRole | undefined, parts: DateParts): string | undefined =>
  role === 'carer' && !isEmpty(parts) ? readDate(parts) : undefined;

const isEmpty = (parts: DateParts) => Object.values(parts).every((part: string) => part.trim() === '');
