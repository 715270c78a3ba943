'use client';

import { parseDate, type CalendarDate } from '@internationalized/date';
import { useLayoutEffect, type ReactNode } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
  I18nProvider,
} from 'react-aria-components';
import { refuseInjectedStyle } from '../combo-box-field/refuse-injected-style.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './DateCalendar.module.css';

export interface DateCalendarProps {
  label: string;
  /** All days are wire dates, `YYYY-MM-DD`. */
  value: string | undefined;
  earliest: string | undefined;
  latest: string | undefined;
  opensAt: string | undefined;
  onPick: (day: string) => void;
}

/** How many years the calendar offers where the field names no limits. */
const YEARS = 20;

/** A month of days, with its month and year to choose. It takes the focus: somebody has just opened it. */
export function DateCalendar({ label, value, earliest, latest, opensAt, onPick }: DateCalendarProps) {
  useLayoutEffect(refuseInjectedStyle, []);
  const [shown, first, last, start] = [value, earliest, latest, opensAt].map((day) => (day ? parseDate(day) : null));
  return (
    // The page is in English. By the visitor's language, a calendar might have other months than the fields.
    <I18nProvider locale="en-GB">
      <Calendar
        aria-label={label}
        className={styles.calendar ?? ''}
        value={shown ?? null}
        minValue={first ?? null}
        maxValue={last ?? null}
        {...(shown || !start ? {} : { defaultFocusedValue: start })}
        firstDayOfWeek="mon"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- Somebody has pressed the button that opens it.
        autoFocus
        onChange={(day: CalendarDate) => onPick(day.toString())}
      >
        <div className={styles.head}>
          <Turn slot="previous" icon="back" />
          <CalendarMonthPicker format="long">{(months) => <Choice {...months} isLong />}</CalendarMonthPicker>
          <CalendarYearPicker visibleYears={first && last ? last.year - first.year + 1 : YEARS}>
            {(years) => <Choice {...years} />}
          </CalendarYearPicker>
          <Turn slot="next" icon="on" />
        </div>
        <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>{(day) => <CalendarCell date={day} className={styles.day ?? ''} />}</CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  );
}

function Turn({ slot, icon }: { slot: 'previous' | 'next'; icon: 'back' | 'on' }) {
  return (
    <Button slot={slot} className={styles.turn ?? ''}>
      <Icon name={icon} size={20} />
    </Button>
  );
}

interface ChoiceProps {
  'aria-label': string;
  value: string | number;
  onChange: (key: string | number) => void;
  items: readonly { id: string | number; formatted: ReactNode }[];
  isLong?: boolean;
}

/** A native select, as everywhere: it works best on telephones. */
function Choice({ 'aria-label': label, value, onChange, items, isLong = false }: ChoiceProps) {
  return (
    <select
      className={styles.choice}
      data-long={isLong || undefined}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted}
        </option>
      ))}
    </select>
  );
}
