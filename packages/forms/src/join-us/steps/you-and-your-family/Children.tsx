import { useEffect, useRef, useState } from 'react';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { MAX_CHILDREN } from '@myler/api-client/contract';
import { Button } from '@myler/ui/button';
import { CheckboxField } from '@myler/ui/checkbox-field';
import { DateField } from '@myler/ui/date-field';
import { Fieldset } from '@myler/ui/fieldset';
import { TextField } from '@myler/ui/text-field';
import type { FieldOf } from '../../../form-core/useForm.ts';
import { emptyDate } from '../../../validation/dates.ts';
import { errorOf, type ChildEntry } from '../../form/joinUsForm.ts';
import { focusSoon } from '../../../form-core/focusSoon.ts';
import { editJoinFormAtom, joinFormAtom } from '../../state/joinUsAtoms.ts';
import { joinFieldId } from '../../rules/step.ts';
import { copy } from './copy.ts';
import styles from '../../parts/JoinUs.module.css';

const nobody: ChildEntry = { firstName: '', dateOfBirth: emptyDate };

interface ChildrenProps {
  field: FieldOf;
}

/** None, or a list of first names and dates of birth. What is added gets the focus; what is removed gives it on. */
export function Children({ field }: ChildrenProps) {
  const form = useAtomValue(joinFormAtom);
  const { children } = form;
  const edit = useSetAtom(editJoinFormAtom);
  const [said, setSaid] = useState('');
  const focusNext = useRef<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const id = focusNext.current;
    if (id === null) return;
    focusNext.current = null;
    focusSoon(document.getElementById(id) ?? addButton.current);
  });

  const change = (list: readonly ChildEntry[]) => edit({ children: { shouldAdd: true, list } });
  const patch = (index: number, edits: Partial<ChildEntry>) =>
    change(children.list.map((child, at) => (at === index ? { ...child, ...edits } : child)));
  const add = () => {
    const index = children.list.length;
    focusNext.current = joinFieldId(`children.${index}.firstName`);
    setSaid(copy.childAdded(index + 1));
    change([...children.list, nobody]);
  };
  const remove = (index: number) => {
    // To the child that takes its place, else the one before, else the button that adds.
    const next = Math.min(index, children.list.length - 2);
    focusNext.current = joinFieldId(`children.${next}.firstName`);
    setSaid(copy.childRemoved);
    change(children.list.filter((_child, at) => at !== index));
  };
  const toggle = (shouldAdd: boolean) => {
    const list = shouldAdd && children.list.length === 0 ? [nobody] : children.list;
    edit({ children: { shouldAdd, list } });
  };

  return (
    <Fieldset legend={copy.children} error={errorOf(form, 'children')}>
      <CheckboxField
        name="children.shouldAdd"
        id={joinFieldId('children')}
        description={copy.shouldAddHint}
        value={children.shouldAdd}
        onChange={toggle}
      >
        {copy.shouldAdd}
      </CheckboxField>
      {children.shouldAdd && (
        <>
          {children.list.map((child, index) => (
            // By place, not by child: all that a child holds is in the form, and a field's id has to follow its place.
            <fieldset
              key={joinFieldId(`children.${index}`)}
              className={styles.child}
              aria-label={copy.child(index + 1)}
            >
              <TextField
                {...field(`children.${index}.firstName`)}
                label={copy.childFirstName}
                autoComplete="off"
                isRequired
                value={child.firstName}
                onChange={(firstName) => patch(index, { firstName })}
              />
              <DateField
                {...field(`children.${index}.dateOfBirth`)}
                label={copy.childDateOfBirth}
                isRequired
                value={child.dateOfBirth}
                onChange={(dateOfBirth) => patch(index, { dateOfBirth })}
              />
              <div className={styles.remove}>
                <Button variant="quiet" size="small" onClick={() => remove(index)}>
                  {copy.removeChild(child.firstName, index + 1)}
                </Button>
              </div>
            </fieldset>
          ))}
          {children.list.length < MAX_CHILDREN ? (
            <div>
              <Button ref={addButton} variant="outline" size="small" onClick={add}>
                {children.list.length === 0 ? copy.addChild : copy.addAnother}
              </Button>
            </div>
          ) : (
            <p className={styles.quiet}>{copy.fullHouse}</p>
          )}
        </>
      )}
      <output className="visually-hidden">{said}</output>
    </Fieldset>
  );
}
