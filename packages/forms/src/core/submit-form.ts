import type { createStore, PrimitiveAtom } from 'jotai/vanilla';
import {
  clearErrors,
  hasErrors,
  readRejection,
  rejectForm,
  startForm,
  type FieldErrors,
  type FieldPath,
  type FormState,
  type Rejection,
} from './form-state.ts';

type Store = ReturnType<typeof createStore>;
export type FormAtom<Values, Result> = PrimitiveAtom<FormState<Values, Result>>;

export interface FormRules<Values> {
  /** What is wrong, by field, in the order of the fields; a promise while the code of a rule is loading. */
  errorsOf: (values: Values) => FieldErrors | Promise<FieldErrors>;
  /**
   * Whether a field holds anything yet: an empty field gets no error on blur. Without it fields are checked on submit
   * only.
   */
  isFilled?: (values: Values, path: FieldPath) => boolean;
}

export interface FormSending<Values, Result> extends FormRules<Values> {
  /** Rejects with the provider's error, or with `Rejected`. */
  send: (values: Values) => Promise<Result>;
  /** What a rejection means for this form; `readRejection` by default. */
  readRejection?: (error: unknown, values: Values) => Rejection<Values>;
  /** Called before a rejection is shown, such as to open the step that has its fields. */
  onRejected?: (rejection: Rejection<Values>) => void;
  /** The values that a form starts again with once it was sent. Without it the form stays sent. */
  valuesAfter?: (result: Result) => Values;
  onSent?: ((result: Result) => void) | undefined;
}

/** Thrown by `send` with what the form shows, where `readRejection` could not read it from an error. */
export class Rejected<Values> extends Error {
  readonly rejection: Rejection<Values>;
  constructor(rejection: Rejection<Values>) {
    super('@myler/forms: a form was not sent.');
    this.rejection = rejection;
  }
}

/**
 * Validates a field on blur. It only adds errors: those of the provider stay until the next edit.
 *
 * @param left the values when the field was left. What has become wrong since then is not shown: choosing a country clears
 *   the city. Nor is what has been corrected.
 */
export async function validateField<Values, Result>(
  store: Store,
  form: FormAtom<Values, Result>,
  { errorsOf, isFilled }: FormRules<Values>,
  path: FieldPath,
  left = store.get(form).values,
): Promise<void> {
  if (!isFilled?.(left, path) || !(await ignoreRejection(errorsOf(left)))[path]) return;
  const { [path]: message } = await ignoreRejection(errorsOf(store.get(form).values));
  if (!message || store.get(form).phase !== 'writing') return;
  store.set(form, (state) => ({ ...state, errors: { ...state.errors, [path]: message } }));
}

/** On blur a rule whose code did not load finds nothing wrong. The submit loads it again, and shows the failure. */
async function ignoreRejection(fieldErrors: FieldErrors | Promise<FieldErrors>): Promise<FieldErrors> {
  try {
    return await fieldErrors;
  } catch {
    return {};
  }
}

/** Checks the form and sends it, once: a second call while the first is under way does nothing. */
export async function submitForm<Values, Result>(
  store: Store,
  form: FormAtom<Values, Result>,
  { errorsOf, send, ...rest }: FormSending<Values, Result>,
): Promise<void> {
  const { values, phase } = store.get(form);
  if (phase !== 'writing') return;
  const fieldErrors = errorsOf(values);
  if (!(fieldErrors instanceof Promise) && hasErrors(fieldErrors)) {
    rest.onRejected?.({ errors: fieldErrors });
    store.set(form, (state) => rejectForm(state, { errors: fieldErrors }));
    return;
  }
  await sendOnce(
    store,
    form,
    async () => {
      const errors = await fieldErrors;
      // While the rules were loading, the form may have been filled in further.
      const now = fieldErrors instanceof Promise ? store.get(form).values : values;
      const errorsNow = now === values ? errors : await errorsOf(now);
      if (hasErrors(errorsNow)) throw new Rejected({ errors: errorsNow });
      return send(now);
    },
    rest,
  );
}

/** Runs an action of the form (sending it, or what another button does), unless one is running already. */
export async function sendOnce<Values, Result>(
  store: Store,
  form: FormAtom<Values, Result>,
  action: () => Promise<Result>,
  {
    readRejection: read = (error) => readRejection(error),
    onRejected,
    valuesAfter,
    onSent,
  }: Omit<FormSending<Values, Result>, 'errorsOf' | 'isFilled' | 'send'>,
): Promise<void> {
  const { values, phase } = store.get(form);
  if (phase !== 'writing') return;
  store.set(form, (state) => ({ ...clearErrors(state), phase: 'sending' as const }));
  // A dialog that closes resets its form. A late response must not change it, because the next dialog opens with it.
  const updateIfSending = (end: (state: FormState<Values, Result>) => FormState<Values, Result>) =>
    store.set(form, (state) => (state.phase === 'sending' ? end(state) : state));
  let result: Result;
  try {
    result = await action();
  } catch (error) {
    const rejection = error instanceof Rejected ? (error as Rejected<Values>).rejection : read(error, values);
    if (store.get(form).phase === 'sending') onRejected?.(rejection);
    updateIfSending((state) => rejectForm(state, rejection));
    return;
  }
  updateIfSending((state) =>
    valuesAfter ? { ...startForm(valuesAfter(result)), result } : { ...state, phase: 'sent', result },
  );
  onSent?.(result);
}
