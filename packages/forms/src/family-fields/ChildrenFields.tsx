'use client';

import { useEffect, useRef, useState } from 'react';
import { MAX_CHILDREN } from '@myler/api-client/contract';
import { today } from '@myler/config/dates';
import { Button } from '@myler/ui/button';
import { CheckboxField } from '@myler/ui/checkbox-field';
import { DateField } from '@myler/ui/date-field';
import { Fieldset } from '@myler/ui/fieldset';
import { Split } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { TextField } from '@myler/ui/text-field';
import type { FieldOf } from '../form-core/useForm.ts';
import { focusSoon } from '../form-core/focusSoon.ts';
import { familyCopy as copy } from './copy.ts';
import { childBirthdays } from '../validation/dates.ts';
import { emptyChild, type ChildEntry, type Family } from './family.ts';
import styles from './FamilyFields.module.css';

export interface ChildrenFieldsProps {
  value: Family['children'];
  onChange: (next: Family['children']) => void;
  field: FieldOf;
}

/** A checkbox, and a list of children with their first names and dates of birth. */
export function ChildrenFields({ value, onChange, field }: ChildrenFieldsProps) {
  const { list, shouldAdd } = value;
  const { toggle, change, add, remove, addButton, announcement } = useChildren(value, onChange, field);
  const { id, error } = field('children');
  return (
    <Fieldset legend={copy.children} error={error}>
      <CheckboxField
        name="children.shouldAdd"
        id={id}
        description={copy.shouldAddHint}
        value={shouldAdd}
        onChange={toggle}
      >
        {copy.shouldAdd}
      </CheckboxField>
      {shouldAdd && (
        <>
          {list.map((child, index) => (
            <ChildFields
              // The index is the right key: a child's values are in the form, and the ids of its fields contain the
              // index.
              key={field(`children.${index}`).id}
              child={child}
              index={index}
              field={field}
              onChange={(edits) => change(index, edits)}
              onRemove={() => remove(index)}
            />
          ))}
          {list.length < MAX_CHILDREN ? (
            <div>
              <Button ref={addButton} variant="outline" size="small" onClick={add}>
                {list.length === 0 ? copy.addChild : copy.addAnother}
              </Button>
            </div>
          ) : (
            <Text size="small" tone="quiet" className={styles.quiet}>
              {copy.fullHouse}
            </Text>
          )}
        </>
      )}
      <output className="visually-hidden">{announcement}</output>
    </Fieldset>
  );
}

interface ChildFieldsProps {
  child: ChildEntry;
  index: number;
  field: FieldOf;
  onChange: (edits: Partial<ChildEntry>) => void;
  onRemove: () => void;
}

function ChildFields({ child, index, field, onChange, onRemove }: ChildFieldsProps) {
  return (
    <Split
      as="fieldset"
      ratio="5/7"
      rows={5}
      across={6}
      align="start"
      className={styles.child}
      aria-label={copy.child(index + 1)}
    >
      <TextField
        {...field(`children.${index}.firstName`)}
        label={copy.childFirstName}
        kind="name"
        autoComplete="off"
        isRequired
        value={child.firstName}
        onChange={(firstName) => onChange({ firstName })}
      />
      <DateField
        {...field(`children.${index}.dateOfBirth`)}
        label={copy.childDateOfBirth}
        {...childBirthdays(today())}
        isRequired
        value={child.dateOfBirth}
        onChange={(dateOfBirth) => onChange({ dateOfBirth })}
      />
      <div className={styles.remove}>
        <Button variant="quiet" size="small" onClick={onRemove}>
          {copy.removeChild(child.firstName, index + 1)}
        </Button>
      </div>
    </Split>
  );
}

/** The list of children. Adding a child focuses it; removing one focuses its neighbour. */
function useChildren({ list }: Family['children'], onChange: ChildrenFieldsProps['onChange'], field: FieldOf) {
  const [announcement, announce] = useState('');
  const focusNext = useRef<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const id = focusNext.current;
    if (id === null) return;
    focusNext.current = null;
    focusSoon(document.getElementById(id) ?? addButton.current);
  });

  const setList = (next: readonly ChildEntry[]) => onChange({ shouldAdd: true, list: next });
  const firstNameId = (index: number) => field(`children.${index}.firstName`).id;
  return {
    addButton,
    announcement,
    toggle: (isOn: boolean) => onChange({ shouldAdd: isOn, list: isOn && list.length === 0 ? [emptyChild] : list }),
    change: (index: number, edits: Partial<ChildEntry>) =>
      setList(list.map((child, at) => (at === index ? { ...child, ...edits } : child))),
    add: () => {
      focusNext.current = firstNameId(list.length);
      announce(copy.childAdded(list.length + 1));
      setList([...list, emptyChild]);
    },
    remove: (index: number) => {
      // Focus the child that takes its place, else the previous one, else the button that adds a child.
      const next = Math.min(index, list.length - 2);
      focusNext.current = firstNameId(next);
      announce(copy.childRemoved);
      setList(list.filter((_child, at) => at !== index));
    },
  };
}
