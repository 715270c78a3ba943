'use client';

import { useEffect, useId, useRef, type RefObject, type SyntheticEvent } from 'react';
import { useAtomValue, useStore } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { usePreserved } from '@myler/ui/error-boundary';
import { afterPointer } from './after-pointer.ts';
import { focusSoon } from './focus-soon.ts';
import {
  editForm,
  fieldId,
  linesOf,
  rejectForm,
  startForm,
  type FieldPath,
  type FormState,
  type Rejection,
} from './form-state.ts';
import { validateField, sendOnce, submitForm, type FormAtom, type FormSending } from './submit-form.ts';

/** What ties a field to its form: its id, its name, its error, and the check on blur. */
export type FieldOf = (path: FieldPath) => {
  id: string;
  name: string;
  error: string | undefined;
  onBlur: () => void;
};

export interface FormDescription<Values, Result> extends FormSending<Values, Result> {
  /** Prefix of the fields' ids; one of its own unless the page knows it. */
  id?: string;
}

/** What `useForm` returns. */
export type Form<Values extends object, Result = unknown> = ReturnType<typeof useForm<Values, Result>>;

/** The names of values that are text. */
type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;

/**
 * State of a form that no other part of a page reads. It survives an exception in the form, and ends with the form.
 *
 * @param initial called once, when the form mounts
 */
export function useFormAtom<Values, Result = unknown>(initial: () => Values, name = 'form'): FormAtom<Values, Result> {
  return usePreserved(name, () => atom(startForm<Values, Result>(initial())));
}

/**
 * A form by the rules of docs/product-decisions.md, The join-us wizard: a field that holds something is checked on
 * blur. A submit checks all fields and focuses the summary of errors. Any edit clears all errors. The form is sent
 * once, and the provider's errors come back to their fields, with nothing lost. A rejection takes the focus to the summary,
 * or to the first wrong field of a form that has none.
 */
export function useForm<Values extends object, Result>(
  form: FormAtom<Values, Result>,
  description: FormDescription<Values, Result>,
) {
  const store = useStore();
  const state = useAtomValue(form);
  const ownId = useId();
  const idOf = (path: FieldPath) => fieldId(description.id ?? ownId, path);
  const summary = useRef<HTMLElement>(null);
  const [firstInvalid] = Object.keys(state.errors);
  const update = (next: (before: FormState<Values, Result>) => FormState<Values, Result>) => store.set(form, next);
  const edit = (changes: Partial<Values> | ((values: Values) => Partial<Values>)) =>
    update((before) => editForm(before, typeof changes === 'function' ? changes(before.values) : changes));
  const focused = () => update((before) => ({ ...before, focusTarget: undefined }));
  const field: FieldOf = (path) => ({
    id: idOf(path),
    name: path,
    error: state.errors[path],
    onBlur: () => {
      const left = store.get(form).values;
      afterPointer(() => void validateField(store, form, description, path, left));
    },
  });

  useFocusOnErrors(state.focusTarget === 'errors', summary, firstInvalid && idOf(firstInvalid), focused);

  const lines = state.notice ? [{ message: state.notice }] : linesOf(state.errors, idOf);
  return {
    ...(state as Omit<typeof state, 'phase' | 'isEdited' | 'isSummaryShown'>),
    /** For a form that moves the focus to itself, when `focusTarget` says so: that it has. */
    focused,
    isSending: state.phase === 'sending',
    isSent: state.phase === 'sent',
    /** For a form that starts again with what was sent: until the next edit. */
    isSaved: state.result !== undefined && state.phase === 'writing' && !state.isEdited && !state.isSummaryShown,
    /** For `FormSummary`: what has to change, each line a way to its field. */
    summaryLines: state.isSummaryShown ? lines : [],
    summary,
    field,
    /** All props of a field that holds text. */
    text: (name: TextName<Values>) => ({
      ...field(name),
      value: state.values[name] as string,
      onChange: (typed: string) => edit({ [name]: typed } as Partial<Values>),
    }),
    edit,
    reject: (rejection: Rejection<Values>) => update((before) => rejectForm(before, rejection)),
    /** Back to writing, with other values where they are given. */
    restart: (values?: Values) => update((before) => startForm(values ?? before.values)),
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      void submitForm(store, form, description);
    },
    /** For another button of the form: its action too runs once, and its rejection is shown in the form. */
    sendOnce: (action: () => Promise<Result>) => sendOnce(store, form, action, description),
  };
}

/** After every render, because what is wrong may be rendered later than it was found. */
function useFocusOnErrors(
  isWanted: boolean,
  summary: RefObject<HTMLElement | null>,
  invalidId: string | undefined,
  focused: () => void,
): void {
  useEffect(() => {
    const target = isWanted && (summary.current ?? (invalidId && document.getElementById(invalidId)));
    if (!target) return;
    if (target === summary.current) target.scrollIntoView({ block: 'nearest' });
    focusSoon(target, { preventScroll: target === summary.current });
    focused();
  });
}
