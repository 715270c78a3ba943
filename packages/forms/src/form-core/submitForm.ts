import type { createStore, PrimitiveAtom } from 'jotai/vanilla';
import {
  clearErrors,
  hasErrors,
  readRefusal,
  refuseForm,
  startForm,
  withError,
  type FieldErrors,
  type FieldPath,
  type FormState,
  type Refusal,
} from './formState.ts';

type Store = ReturnType<typeof createStore>;
export type FormAtom<Values, Answer> = PrimitiveAtom<FormState<Values, Answer>>;

export interface FormRules<Values> {
  /** What is wrong, by field, in the order of the fields; a promise while the code of a rule is loading. */
  errorsOf: (values: Values) => FieldErrors | Promise<FieldErrors>;
  /** Whether a field holds anything yet: an empty field gets no error on blur. Without it fields are checked on submit only. */
  isFilled?: (values: Values, path: FieldPath) => boolean;
}

export interface FormSending<Values, Answer> extends FormRules<Values> {
  /** Rejects with what the provider said. */
  send: (values: Values) => Promise<Answer>;
  /** What a rejection means for this form; `readRefusal` by default. */
  readRefusal?: (error: unknown, values: Values) => Refusal<Values>;
  /** The values that a form starts again with once it was sent. Without it the form stays sent. */
  valuesAfter?: (answer: Answer) => Values;
  onSent?: ((answer: Answer) => void) | undefined;
}

/** Rules that load asynchronously found something wrong. */
class InvalidFields extends Error {
  readonly errors: FieldErrors;
  constructor(errors: FieldErrors) {
    super('@myler/forms: a form was not sent, because its fields are wrong.');
    this.errors = errors;
  }
}

/** Judges a field that was left. Only adds: what the provider said of a field stands until the next edit. */
export async function validateField<Values, Answer>(
  store: Store,
  form: FormAtom<Values, Answer>,
  { errorsOf, isFilled }: FormRules<Values>,
  path: FieldPath,
): Promise<void> {
  const { values } = store.get(form);
  if (!isFilled?.(values, path)) return;
  const { [path]: message } = await ignoreRejection(errorsOf(values));
  if (!message || store.get(form).phase !== 'writing') return;
  store.set(form, (state) => ({ ...state, errors: withError(state.errors, path, message) }));
}

/** On blur a rule whose code did not load finds nothing wrong. The submit loads it again, and shows the failure. */
async function ignoreRejection(found: FieldErrors | Promise<FieldErrors>): Promise<FieldErrors> {
  try {
    return await found;
  } catch {
    return {};
  }
}

/** Checks the form and sends it, once: a second call while the first is under way does nothing. */
export async function submitForm<Values, Answer>(
  store: Store,
  form: FormAtom<Values, Answer>,
  { errorsOf, send, ...rest }: FormSending<Values, Answer>,
): Promise<void> {
  const { values, phase } = store.get(form);
  if (phase !== 'writing') return;
  const found = errorsOf(values);
  if (!(found instanceof Promise) && hasErrors(found)) {
    store.set(form, (state) => refuseForm(state, { errors: found }));
    return;
  }
  await sendOnce(
    store,
    form,
    async () => {
      const errors = await found;
      if (hasErrors(errors)) throw new InvalidFields(errors);
      return send(values);
    },
    rest,
  );
}

/** Runs an action of the form (sending it, or what another button does), unless one is running already. */
export async function sendOnce<Values, Answer>(
  store: Store,
  form: FormAtom<Values, Answer>,
  action: () => Promise<Answer>,
  {
    readRefusal: read = (error) => readRefusal(error),
    valuesAfter,
    onSent,
  }: Pick<FormSending<Values, Answer>, 'readRefusal' | 'valuesAfter' | 'onSent'>,
): Promise<void> {
  const { values, phase } = store.get(form);
  if (phase !== 'writing') return;
  store.set(form, (state) => ({ ...clearErrors(state), phase: 'sending' as const }));
  // A dialog that closes resets its form. A late answer must not change it, because the next dialog opens with it.
  const updateIfSending = (end: (state: FormState<Values, Answer>) => FormState<Values, Answer>) =>
    store.set(form, (state) => (state.phase === 'sending' ? end(state) : state));
  let answer: Answer;
  try {
    answer = await action();
  } catch (error) {
    const refusal = error instanceof InvalidFields ? { errors: error.errors } : read(error, values);
    updateIfSending((state) => refuseForm(state, refusal));
    return;
  }
  updateIfSending((state) =>
    valuesAfter ? { ...startForm(valuesAfter(answer)), answer } : { ...state, phase: 'sent', answer },
  );
  onSent?.(answer);
}
