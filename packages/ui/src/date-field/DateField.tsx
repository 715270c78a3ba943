'use client';

import { useId, useRef, useState, type ComponentType, type FocusEvent, type Ref, type RefObject } from 'react';
import { datePartsOf, readDate, type DateParts } from '@myler/config/typed-date';
import { describedBy, ErrorText, LabelText, type FieldProps } from '../field/FieldParts.tsx';
import { inputKinds } from '../field/input-kinds.ts';
import { Icon } from '../icon/Icon.tsx';
import type { DateCalendarProps } from './DateCalendar.tsx';
import field from '../field/field.module.css';
import styles from './DateField.module.css';

export interface DateFieldProps extends FieldProps<DateParts> {
  /** Lets the browser autofill the visitor's date of birth. */
  isBirthday?: boolean;
  /** The first and the last day that the calendar offers, as `YYYY-MM-DD`. What is typed is for the form to judge. */
  earliest?: string;
  latest?: string;
  /** A day of the month that the calendar opens at while the field has no date, as `YYYY-MM-DD`; otherwise today. */
  opensAt?: string;
  /** The parts that the error is about; all of them by default. */
  invalidParts?: readonly (keyof DateParts)[];
  /** The input for the day. */
  ref?: Ref<HTMLInputElement>;
}

const parts = [
  { part: 'day', label: 'Day', autoComplete: 'bday-day', kind: 'digits', width: 'twoDigits' },
  // The month may be typed as a name, so the keyboard is not numeric.
  { part: 'month', label: 'Month', autoComplete: 'bday-month', kind: 'name', width: 'name' },
  { part: 'year', label: 'Year', autoComplete: 'bday-year', kind: 'digits', width: 'fourDigits' },
] as const;

const everyPart = parts.map(({ part }) => part);

/**
 * Three short text fields in a group, and a calendar that loads when it is opened. The focus never moves by itself:
 * people type a date they know faster than they pick it, and a visitor who corrects the day must not be moved to the
 * month. A whole date that is pasted into one field, or typed there, is divided among the three.
 */
export function DateField(props: DateFieldProps) {
  const { label, description, id, isRequired, onBlur, earliest, latest, opensAt, ...rest } = props;
  const generatedId = useId();
  const base = id ?? generatedId;
  const { error, value, onChange } = rest;
  const descriptionId = description ? `${base}-description` : undefined;
  const errorId = error ? `${base}-error` : undefined;
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, loaded, toggle, close } = useCalendar(button);
  const leaving = ({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>) => {
    const whole = target instanceof HTMLInputElement && readDate(target.value);
    if (whole) onChange(datePartsOf(whole));
    // Moving from one part to another does not leave the field.
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys of what is in it.
    <fieldset
      className={field.field}
      aria-describedby={describedBy(descriptionId, errorId)}
      onBlur={leaving}
      onKeyDown={({ key }) => isOpen && key === 'Escape' && close()}
    >
      <Legend {...{ label, isRequired, description, descriptionId }} />
      <div className={styles.parts}>
        {parts.map((part, index) => (
          <DatePart
            key={part.part}
            {...{ ...rest, part, isRequired, errorId }}
            id={index === 0 ? base : `${base}-${part.part}`}
            ref={index === 0 ? rest.ref : undefined}
          />
        ))}
        <OpenButton ref={button} isOpen={isOpen} isDisabled={rest.isDisabled} onPress={toggle} />
      </div>
      {isOpen && (
        <CalendarPanel
          {...{ loaded, label, earliest, latest, opensAt }}
          value={readDate(value)}
          onPick={(day) => {
            onChange(datePartsOf(day));
            close();
          }}
        />
      )}
      {error && (
        <span id={errorId} className={field.error}>
          <ErrorText>{error}</ErrorText>
        </span>
      )}
    </fieldset>
  );
}

interface LegendProps extends Pick<DateFieldProps, 'label' | 'description'> {
  isRequired: boolean | undefined;
  descriptionId: string | undefined;
}

function Legend({ label, isRequired, description, descriptionId }: LegendProps) {
  return (
    <>
      <legend className={field.label}>
        <LabelText label={label} isRequired={isRequired} />
      </legend>
      {description && (
        <span id={descriptionId} className={field.description}>
          {description}
        </span>
      )}
    </>
  );
}

interface OpenButtonProps {
  ref: Ref<HTMLButtonElement>;
  isOpen: boolean;
  isDisabled: boolean | undefined;
  onPress: () => void;
}

function OpenButton({ ref, isOpen, isDisabled, onPress }: OpenButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.open}
      aria-expanded={isOpen}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon name="calendar" />
      <span className="visually-hidden">Calendar</span>
    </button>
  );
}

/** The code of the calendar; `failed` if it did not load, and nothing while it loads. */
type Loaded = { View: ComponentType<DateCalendarProps> } | 'failed' | undefined;

/** Whether the calendar is open, and its code, which loads when it is opened. Closing it gives the focus back. */
function useCalendar(button: RefObject<HTMLButtonElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<Loaded>();
  const load = () => {
    setLoaded(undefined);
    import('./DateCalendar.tsx').then(
      ({ DateCalendar }) => setLoaded({ View: DateCalendar }),
      () => setLoaded('failed'),
    );
  };
  return {
    isOpen,
    loaded,
    close: () => {
      button.current?.focus();
      setOpen(false);
    },
    toggle: () => {
      setOpen(!isOpen);
      if (!isOpen && typeof loaded !== 'object') load();
    },
  };
}

/** Part of the field, and not over it: nothing is covered, and in a dialog it scrolls with the form. */
function CalendarPanel({ loaded, ...shown }: DateCalendarProps & { loaded: Loaded }) {
  return (
    <div className={styles.calendar} data-closes-by-escape="">
      {typeof loaded === 'object' ? (
        <loaded.View {...shown} />
      ) : (
        <output className={styles.waiting}>
          {loaded === 'failed' ? 'The calendar did not load. Type the date, or press the button twice.' : 'One moment.'}
        </output>
      )}
    </div>
  );
}

type SharedByParts = Omit<DateFieldProps, 'label' | 'description' | 'id' | 'isRequired' | 'onBlur' | 'ref'>;

interface DatePartProps extends SharedByParts {
  part: (typeof parts)[number];
  id: string;
  ref: Ref<HTMLInputElement> | undefined;
  isRequired: boolean | undefined;
  errorId: string | undefined;
}

function DatePart({
  part: { part, label, autoComplete, kind, width },
  id,
  name,
  value,
  onChange,
  isDisabled,
  isRequired,
  isBirthday = false,
  error,
  errorId,
  invalidParts = everyPart,
  ref,
}: DatePartProps) {
  const change = (typed: string) => {
    // A key adds one character. What adds more was pasted, dropped or filled in.
    const whole = typed.length > value[part].length + 1 && readDate(typed);
    onChange(whole ? datePartsOf(whole) : { ...value, [part]: typed });
  };
  return (
    <div className={styles[width]}>
      <label className={styles.partLabel} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        ref={ref}
        className={field.control}
        type="text"
        name={`${name}.${part}`}
        autoComplete={isBirthday ? autoComplete : 'off'}
        {...inputKinds[kind]}
        value={value[part]}
        disabled={isDisabled}
        aria-invalid={(error !== undefined && invalidParts.includes(part)) || undefined}
        aria-describedby={errorId}
        aria-required={isRequired || undefined}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  );
}
