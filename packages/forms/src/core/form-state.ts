import { ApiError, normaliseError } from '@myler/api-client/errors';

/** A field's place in the form: the path under which the provider names it too ("creditCard.number"). */
export type FieldPath = string;

/** Messages by field, in the order of the fields. */
export type FieldErrors = Readonly<Record<FieldPath, string>>;

/** The state of a form. An atom holds it: one that all pages share, or one that lives as long as the form. */
export interface FormState<Values, Result = unknown> {
  values: Values;
  /** Whether the visitor has changed a value since the form started. */
  isEdited: boolean;
  errors: FieldErrors;
  /** What is wrong with the form as a whole. */
  notice: string | undefined;
  /** The notice's own title, in place of the form's. */
  noticeTitle: string | undefined;
  /** The id of the request that failed, for whoever writes to us about it (`referenceOf`). */
  reference: string | undefined;
  /** From a rejection until the next edit. An error found on blur is shown at the field only. */
  isSummaryShown: boolean;
  /**
   * What gets the focus as soon as it is rendered: what is wrong, after each rejection, or the form itself, when a step has
   * changed. It may be rendered later, by a step whose code is loading.
   */
  focusTarget: 'errors' | 'form' | undefined;
  phase: 'writing' | 'sending' | 'sent';
  /** Of the last send that succeeded. */
  result: Result | undefined;
}

/** Why a form was not sent, or was sent and rejected. */
export interface Rejection<Values> {
  errors?: FieldErrors;
  notice?: string | undefined;
  noticeTitle?: string | undefined;
  reference?: string | undefined;
  /** What the rejection changes in the form itself, such as a field that is asked for from now on. */
  changes?: Partial<Values>;
}

export function startForm<Values, Result = unknown>(values: Values): FormState<Values, Result> {
  return {
    values,
    isEdited: false,
    errors: {},
    notice: undefined,
    noticeTitle: undefined,
    reference: undefined,
    isSummaryShown: false,
    focusTarget: undefined,
    phase: 'writing',
    result: undefined,
  };
}

/** Editing any field clears all errors (docs/specification.md, section 4). */
export function editForm<Values, Result>(
  state: FormState<Values, Result>,
  changes: Partial<Values>,
): FormState<Values, Result> {
  return { ...clearErrors(fillForm(state, changes)), isEdited: true };
}

/** Sets values that the visitor did not type. */
export function fillForm<Values, Result>(
  state: FormState<Values, Result>,
  values: Partial<Values>,
): FormState<Values, Result> {
  return { ...state, values: { ...state.values, ...values } };
}

export function clearErrors<Values, Result>(state: FormState<Values, Result>): FormState<Values, Result> {
  return {
    ...state,
    errors: {},
    notice: undefined,
    noticeTitle: undefined,
    reference: undefined,
    isSummaryShown: false,
    focusTarget: undefined,
  };
}

export function rejectForm<Values, Result>(
  state: FormState<Values, Result>,
  { errors = {}, notice, noticeTitle, reference, changes = {} }: Rejection<Values>,
): FormState<Values, Result> {
  return {
    ...fillForm(state, changes),
    errors,
    notice,
    noticeTitle,
    reference,
    isSummaryShown: true,
    focusTarget: 'errors',
    phase: 'writing',
  };
}

/** Only the fields with an error, in the given order. */
export function withoutUndefined(results: readonly (readonly [FieldPath, string | undefined])[]): FieldErrors {
  return Object.fromEntries(
    results.filter((result): result is readonly [FieldPath, string] => result[1] !== undefined),
  );
}

export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}

/** The title over whatever keeps a card from paying. It is said once, and at no field: the fields may all be right. */
const PAYMENT_FAILED = 'The payment did not go through.';

const isDeclined = (error: unknown) =>
  error instanceof ApiError && (error.status === 402 || error.code === 'too-many-declined');

/**
 * The provider's errors by field, or its message when the errors concern no field of the form, or when a card was declined.
 *
 * @param fieldOf the form's name for what was sent; undefined for what no field asks for
 */
export function readRejection(
  error: unknown,
  fieldOf: (path: string) => FieldPath | undefined = (path) => path,
): Required<Pick<Rejection<unknown>, 'errors' | 'notice' | 'noticeTitle' | 'reference'>> {
  const { message, errors = {} } = normaliseError(error);
  if (isDeclined(error)) return { errors: {}, notice: message, noticeTitle: PAYMENT_FAILED, reference: undefined };
  const fieldErrors = Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) => {
      const field = fieldOf(path);
      return field === undefined ? [] : [[field, text]];
    }),
  );
  const isOfFields = hasErrors(fieldErrors);
  return {
    errors: fieldErrors,
    notice: isOfFields ? undefined : message,
    noticeTitle: undefined,
    reference: isOfFields ? undefined : referenceOf(error),
  };
}

/** Wrong credentials, a thing that is gone, a wrong value, too many tries: the message says what to do. */
const MENDABLE = new Set([401, 402, 404, 410, 422, 429]);

/** The id of the failed request, where writing to us helps: not for what the visitor can mend. */
export function referenceOf(error: unknown): string | undefined {
  return error instanceof ApiError && !MENDABLE.has(error.status) ? error.requestId : undefined;
}

/** For a form with one field: every rejection is shown at that field. */
export function rejectionAt(
  field: FieldPath,
): (error: unknown) => { errors: FieldErrors; reference: string | undefined } {
  return (error) => {
    const { message, errors } = normaliseError(error);
    return { errors: { [field]: errors?.[field] ?? message }, reference: referenceOf(error) };
  };
}

/** The element that stands for a field, for the summary's links and the browser's own anchors. */
export function fieldId(prefix: string, path: FieldPath): string {
  return `${prefix}-${path.replaceAll('.', '-')}`;
}

/** The lines of a summary, each of which links to its field. */
export function linesOf(
  errors: FieldErrors,
  idOf: (path: FieldPath) => string,
): readonly { fieldId: string; message: string }[] {
  return Object.entries(errors).map(([path, message]) => ({ fieldId: idOf(path), message }));
}
