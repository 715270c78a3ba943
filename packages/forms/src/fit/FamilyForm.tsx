'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { allergenNames, allergens, type Allergen } from '@myler/config/allergens';
import { MAX_ADULTS, MAX_COTS, MAX_FILTER_CHILDREN, OLDEST_CHILD } from '@myler/config/hotels';
import { Button } from '@myler/ui/button';
import { CheckboxField } from '@myler/ui/checkbox-field';
import { DateField } from '@myler/ui/date-field';
import { Fieldset } from '@myler/ui/fieldset';
import { SelectField } from '@myler/ui/select-field';
import { birthdayOf, localToday } from '@myler/domain/days';
import {
  BY_BIRTHDAY,
  emptyChild,
  emptyFamily,
  readFamilyForm,
  familyValues,
  type ChildValues,
  type Family,
  type FamilyValues,
} from '@myler/domain/fit';
import { Cluster, Stack } from '@myler/ui/layout';
import { FormBoundary } from '../core/FormBoundary.tsx';
import type { FieldErrors } from '../core/form-state.ts';
import { useForm, useFormAtom, type FieldOf, type Form } from '../core/use-form.ts';
import styles from './FamilyForm.module.css';

export interface FamilyFormProps {
  /** The family that is known, in whatever tab it was described. */
  family: Family | undefined;
  /** Whether it is kept on the device. */
  isKept: boolean;
  /** Called with the family, and with whether it may be kept on the device. */
  onSave: (family: Family, keep: boolean) => void;
  /** Forgets the family, here and on the device. */
  onForget: () => void;
}

interface Values extends FamilyValues {
  keep: boolean;
}

/** Who travels. The form is sent nowhere: what it is for is worked out on the device. */
export function FamilyForm(props: FamilyFormProps) {
  return (
    <FormBoundary scope="family">
      <FamilyFields {...props} />
    </FormBoundary>
  );
}

function FamilyFields({ family, isKept, onSave, onForget }: FamilyFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const known = (): Values => ({ ...(family ? familyValues(family) : emptyFamily), keep: isKept });
  const form = useForm<Values, Values>(useFormAtom<Values, Values>(known), {
    errorsOf,
    send: (values) => {
      const read = readFamilyForm(values, localToday());
      if ('family' in read) onSave(read.family, values.keep);
      return Promise.resolve(values);
    },
    valuesAfter: (values) => values,
  });
  const restart = useEffectEvent(() => form.restart(known()));
  // Another tab may describe another one.
  const shown = useRef({ family, isKept });
  useEffect(() => {
    if (shown.current.family === family && shown.current.isKept === isKept) return;
    shown.current = { family, isKept };
    restart();
  }, [family, isKept]);

  const forgetAll = () => {
    onForget();
    // The pressed button goes with the family.
    element.current?.querySelector('select')?.focus();
  };
  const { values, field, edit } = form;
  return (
    <form
      ref={element}
      className={styles.form}
      onSubmit={form.submit}
      noValidate
      autoComplete="off"
      aria-label="Your family"
    >
      <Children {...{ values, field, edit }} />
      <Needs {...{ values, field, edit }} />
      <Fieldset legend="Keeping it">
        <CheckboxField
          {...field('keep')}
          value={values.keep}
          onChange={(keep) => edit({ keep })}
          description="Without this we know it until this page is closed or loaded again. Birthdays and allergies leave your device only in a message that you send. You can clear it here or on the privacy page."
        >
          Keep our family on this device
        </CheckboxField>
      </Fieldset>
      <Cluster gap={4}>
        <Button type="submit">Show what fits</Button>
        {family && (
          <Button variant="quiet" onClick={forgetAll}>
            Forget our family
          </Button>
        )}
      </Cluster>
    </form>
  );
}

function errorsOf(values: Values): FieldErrors {
  const read = readFamilyForm(values, localToday());
  return 'errors' in read ? read.errors : {};
}

type PartProps = Pick<Form<Values>, 'values' | 'field' | 'edit'>;

const upTo = (from: number, most: number) =>
  Array.from({ length: most - from + 1 }, (_, index) => {
    const count = String(index + from);
    return { value: count, label: count === '0' ? 'None' : count };
  });

const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'];

function Children({ values: { adults, children }, field, edit }: PartProps) {
  return (
    <Fieldset
      legend="Who travels"
      description="For each child an age, or a date of birth, so that we see a birthday before the journey. No names."
      columns="two"
    >
      <SelectField
        {...field('adults')}
        label="Adults"
        isRequired
        options={upTo(1, MAX_ADULTS)}
        value={adults}
        onChange={(value) => edit({ adults: value })}
      />
      {children.map((child, index) => (
        <ChildFields
          // oxlint-disable-next-line react/no-array-index-key -- A child has nothing but its place.
          key={index}
          label={`${ordinals[index] ?? 'Another'} child`}
          name={`child-${index}`}
          child={child}
          field={field}
          onChange={(part) => edit({ children: children.with(index, { ...child, ...part }) })}
        />
      ))}
      {children.length < MAX_FILTER_CHILDREN && (
        <div className={styles.add}>
          <Button variant="outline" size="small" onClick={() => edit({ children: [...children, emptyChild] })}>
            Add a child
          </Button>
        </div>
      )}
    </Fieldset>
  );
}

const ages = [
  { value: '', label: 'Choose' },
  ...Array.from({ length: OLDEST_CHILD + 1 }, (_, age) => ({
    value: String(age),
    label: age === 0 ? 'Under 1' : String(age),
  })),
  { value: BY_BIRTHDAY, label: 'By date of birth' },
];

interface ChildFieldsProps {
  label: string;
  name: string;
  child: ChildValues;
  field: FieldOf;
  onChange: (part: Partial<ChildValues>) => void;
}

function ChildFields({ label, name, child, field, onChange }: ChildFieldsProps) {
  const today = localToday();
  return (
    <Stack gap={3}>
      <SelectField
        {...field(name)}
        label={label}
        options={ages}
        value={child.age}
        onChange={(age) => onChange({ age })}
      />
      {child.age === BY_BIRTHDAY && (
        <DateField
          {...field(`${name}-born`)}
          label={`${label}, date of birth`}
          isRequired
          earliest={birthdayOf(today, -OLDEST_CHILD - 1)}
          latest={today}
          value={child.born}
          onChange={(born) => onChange({ born })}
        />
      )}
    </Stack>
  );
}

function Needs({ values: { cots, stepFree, allergies, journey }, field, edit }: PartProps) {
  const toggle = (allergen: Allergen, isOn: boolean) =>
    edit({ allergies: isOn ? [...allergies, allergen] : allergies.filter((each) => each !== allergen) });
  return (
    <>
      <Fieldset legend="What you need" columns="two">
        <SelectField
          {...field('cots')}
          label="Cots"
          isRequired
          options={upTo(0, MAX_COTS)}
          value={cots}
          onChange={(value) => edit({ cots: value })}
        />
        <DateField
          {...field('journey')}
          label="Day of arrival"
          earliest={localToday()}
          value={journey}
          onChange={(value) => edit({ journey: value })}
        />
        <CheckboxField {...field('stepFree')} value={stepFree} onChange={(value) => edit({ stepFree: value })}>
          One of us cannot climb steps
        </CheckboxField>
      </Fieldset>
      <Fieldset legend="Allergies" columns="two">
        {allergens.map((allergen) => (
          <CheckboxField
            {...field(`allergy-${allergen}`)}
            key={allergen}
            value={allergies.includes(allergen)}
            onChange={(isOn) => toggle(allergen, isOn)}
          >
            {allergenNames[allergen]}
          </CheckboxField>
        ))}
      </Fieldset>
    </>
  );
}
