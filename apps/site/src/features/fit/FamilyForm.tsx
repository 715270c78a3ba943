import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, useState, type FormEvent } from 'react';
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
  type FamilyErrors,
  type FamilyValues,
} from '@myler/domain/fit';
import { Cluster, Stack } from '@myler/ui/layout';
import { familyAtom, isFamilyKeptAtom } from './family-state.ts';
import { forgetFamily, setFamily } from './keep-family.ts';
import { showFit } from './show-fit.ts';
import styles from './FamilyForm.module.css';

interface FamilyFormProps {
  /** The family is known now, and each hotel answers. */
  onSaved: (message: string) => void;
  onForgotten: (message: string) => void;
}

/** Who travels. The form is sent nowhere: it sets the family of this visit. */
export function FamilyForm(props: FamilyFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { isKnown, values, keep, setKeep, errors, change, save, forget } = useFamilyForm(props);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const invalid = save();
    if (invalid) form.current?.querySelector<HTMLElement>(`[name^="${invalid}"]`)?.focus();
  };
  const forgetAll = () => {
    forget();
    // The pressed button goes with the family.
    form.current?.querySelector('select')?.focus();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate autoComplete="off" aria-label="Your family">
      <Children {...{ values, errors, change }} />
      <Needs {...{ values, errors, change }} />
      <Fieldset legend="Keeping it">
        <CheckboxField
          name="keep"
          value={keep}
          onChange={setKeep}
          description="Without this we know it until this page is closed or loaded again. Birthdays and allergies leave your device only in a message that you send. You can clear it here or on the privacy page."
        >
          Keep our family on this device
        </CheckboxField>
      </Fieldset>
      <Cluster gap={4}>
        <Button type="submit">Show what fits</Button>
        {isKnown && (
          <Button variant="quiet" onClick={forgetAll}>
            Forget our family
          </Button>
        )}
      </Cluster>
    </form>
  );
}

function useFamilyForm({ onSaved, onForgotten }: FamilyFormProps) {
  const store = useStore();
  const known = useAtomValue(familyAtom);
  const [values, setValues] = useState<FamilyValues>(known ? familyValues(known) : emptyFamily);
  const [keep, setKeep] = useState(store.get(isFamilyKeptAtom));
  const [errors, setErrors] = useState<FamilyErrors>({});

  // Another tab may change the family.
  useEffect(
    () =>
      store.sub(familyAtom, () => {
        const family = store.get(familyAtom);
        setValues(family ? familyValues(family) : emptyFamily);
        setKeep(store.get(isFamilyKeptAtom));
        setErrors({});
      }),
    [store],
  );
  return {
    isKnown: known !== undefined,
    values,
    keep,
    setKeep,
    errors,
    change: (part: Partial<FamilyValues>) => setValues((before) => ({ ...before, ...part })),
    /** Returns the name of the first invalid field, if any. */
    save: () => {
      const read = readFamilyForm(values, localToday());
      setErrors('errors' in read ? read.errors : {});
      if ('errors' in read) return Object.keys(read.errors)[0];
      setFamily(store, read.family, { keep });
      showFit(store);
      const isKept = store.get(isFamilyKeptAtom);
      onSaved(
        `Each hotel now says whether it fits. ${isKept ? 'Kept on this device.' : 'Kept until this page is closed or loaded again.'}`,
      );
      return undefined;
    },
    forget: () => {
      forgetFamily(store);
      onForgotten('Forgotten, here and on this device.');
    },
  };
}

interface PartProps {
  values: FamilyValues;
  errors: FamilyErrors;
  change: (part: Partial<FamilyValues>) => void;
}

const upTo = (from: number, most: number) =>
  Array.from({ length: most - from + 1 }, (_, index) => {
    const count = String(index + from);
    return { value: count, label: count === '0' ? 'None' : count };
  });

const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'];

function Children({ values: { adults, children }, errors, change }: PartProps) {
  return (
    <Fieldset
      legend="Who travels"
      description="For each child an age, or a date of birth, so that we see a birthday before the journey. No names."
      columns="two"
    >
      <SelectField
        label="Adults"
        name="adults"
        isRequired
        options={upTo(1, MAX_ADULTS)}
        value={adults}
        onChange={(value) => change({ adults: value })}
      />
      {children.map((child, index) => (
        <ChildFields
          // oxlint-disable-next-line react/no-array-index-key -- A child has nothing but its place.
          key={index}
          label={`${ordinals[index] ?? 'Another'} child`}
          name={`child-${index}`}
          child={child}
          error={errors[`child-${index}-born`]}
          onChange={(part) => change({ children: children.with(index, { ...child, ...part }) })}
        />
      ))}
      {children.length < MAX_FILTER_CHILDREN && (
        <div className={styles.add}>
          <Button variant="outline" size="small" onClick={() => change({ children: [...children, emptyChild] })}>
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
  error: string | undefined;
  onChange: (part: Partial<ChildValues>) => void;
}

function ChildFields({ label, name, child, error, onChange }: ChildFieldsProps) {
  const today = localToday();
  return (
    <Stack gap={3}>
      <SelectField label={label} name={name} options={ages} value={child.age} onChange={(age) => onChange({ age })} />
      {child.age === BY_BIRTHDAY && (
        <DateField
          label={`${label}, date of birth`}
          name={`${name}-born`}
          isRequired
          earliest={birthdayOf(today, -OLDEST_CHILD - 1)}
          latest={today}
          value={child.born}
          error={error}
          onChange={(born) => onChange({ born })}
        />
      )}
    </Stack>
  );
}

function Needs({ values: { cots, stepFree, allergies, journey }, errors, change }: PartProps) {
  const toggle = (allergen: Allergen, isOn: boolean) =>
    change({ allergies: isOn ? [...allergies, allergen] : allergies.filter((each) => each !== allergen) });
  return (
    <>
      <Fieldset legend="What you need" columns="two">
        <SelectField
          label="Cots"
          name="cots"
          isRequired
          options={upTo(0, MAX_COTS)}
          value={cots}
          error={errors['cots']}
          onChange={(value) => change({ cots: value })}
        />
        <DateField
          label="Day of arrival"
          name="journey"
          earliest={localToday()}
          value={journey}
          error={errors['journey']}
          onChange={(value) => change({ journey: value })}
        />
        <CheckboxField name="stepFree" value={stepFree} onChange={(value) => change({ stepFree: value })}>
          One of us cannot climb steps
        </CheckboxField>
      </Fieldset>
      <Fieldset legend="Allergies" columns="two">
        {allergens.map((allergen) => (
          <CheckboxField
            key={allergen}
            name={`allergy-${allergen}`}
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
