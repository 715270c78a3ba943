import { atom, createStore } from 'jotai/vanilla';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, UNEXPECTED } from '@myler/api-client/errors';
import {
  editForm,
  fieldId,
  hasErrors,
  linesOf,
  onlyErrors,
  readRefusal,
  refusalAt,
  refuseForm,
  startForm,
  withError,
  type FieldErrors,
} from './formState.ts';
import { judgeField, sendOnce, submitForm, type FormSending } from './submitForm.ts';

interface Person {
  name: string;
  email: string;
}

const nobody: Person = { name: '', email: '' };
const amara: Person = { name: 'Amara', email: 'amara@example.com' };
const errorsOf = ({ name, email }: Person) =>
  onlyErrors([
    ['name', name ? undefined : 'Enter your name.'],
    ['email', email ? undefined : 'Enter your e-mail address.'],
  ]);
const refused = (data: object) =>
  new ApiError({ request: { method: 'POST', url: '/api/people' }, status: 422, data: data });

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}

/** A form as a component has it, with the answer of its provider in the test's hands. */
function formWith(values: Person, rules: Partial<FormSending<Person, string>> = {}) {
  const store = createStore();
  const form = atom(startForm<Person, string>(values));
  const { promise, resolve, reject } = deferred<string>();
  const send = vi.fn<(person: Person) => Promise<string>>(() => promise);
  const onSent = vi.fn<(answer: string) => void>();
  const all = {
    errorsOf,
    isFilled: (person: Person, path: string) => person[path as 'name'] !== '',
    send,
    onSent,
    ...rules,
  };
  return {
    send,
    onSent,
    answer: resolve,
    refuse: reject,
    state: () => store.get(form),
    empty: () => store.set(form, startForm<Person, string>(nobody)),
    edit: (changes: Partial<Person>) => store.set(form, (before) => editForm(before, changes)),
    leave: (path: string) => judgeField(store, form, all, path),
    submit: () => submitForm(store, form, all),
    sendOnce: (act: () => Promise<string>) => sendOnce(store, form, act, all),
  };
}

describe('A form', () => {
  it('begins with its values, nothing wrong and nothing sent', () => {
    expect(startForm(nobody)).toEqual({
      values: nobody,
      errors: {},
      notice: undefined,
      isSummaryShown: false,
      refusals: 0,
      phase: 'writing',
      answer: undefined,
    });
  });

  it('forgets all errors, the notice and the summary when any field is edited (specification 4)', () => {
    const wrong = refuseForm(startForm(nobody), { errors: errorsOf(nobody), notice: 'Not now.' });
    expect(editForm(wrong, { name: 'A' })).toEqual({ ...startForm({ name: 'A', email: '' }), refusals: 1 });
  });

  it('counts each refusal, so that each takes the focus', () => {
    const once = refuseForm(startForm(nobody), { errors: errorsOf(nobody) });
    expect(refuseForm(once, { errors: errorsOf(nobody) })).toMatchObject({ refusals: 2, isSummaryShown: true });
  });

  it('takes what a refusal changes in it, and shows nothing of the refusal before', () => {
    const before = refuseForm(startForm(nobody), { errors: { name: 'Enter your name.' } });
    const now = refuseForm(before, { notice: 'Enter the code.', changes: { email: 'a@example.com' } });
    expect(now).toMatchObject({ values: { name: '', email: 'a@example.com' }, errors: {}, notice: 'Enter the code.' });
  });
});

describe('A field that is left', () => {
  it('is told what is wrong with it, at the field alone', async () => {
    const form = formWith({ name: ' ', email: '' }, { errorsOf: () => ({ name: 'Enter your name.', email: 'No.' }) });
    await form.leave('name');
    expect(form.state()).toMatchObject({ errors: { name: 'Enter your name.' }, isSummaryShown: false, refusals: 0 });
  });

  it('is not judged when it is empty, when nothing is wrong with it, or in a form that judges on submit only', async () => {
    const empty = formWith(nobody);
    await empty.leave('name');
    expect(empty.state().errors).toEqual({});
    const right = formWith(amara, { errorsOf: () => ({ email: 'No.' }) });
    await right.leave('name');
    expect(right.state().errors).toEqual({});
    const later = formWith(amara, { errorsOf: () => ({ name: 'No.' }), isFilled: undefined as never });
    await later.leave('name');
    expect(later.state().errors).toEqual({});
  });

  it('keeps what the provider said of it, and of the others', async () => {
    const form = formWith(amara);
    const submitted = form.submit();
    form.refuse(refused({ errors: { email: 'This address is taken.' } }));
    await submitted;
    await form.leave('email');
    expect(form.state().errors).toEqual({ email: 'This address is taken.' });
  });

  it('is not judged any more once the form is being sent', async () => {
    const rules = deferred<FieldErrors>();
    const loadThenKnow = vi.fn<() => FieldErrors | Promise<FieldErrors>>(() => ({}));
    loadThenKnow.mockReturnValueOnce(rules.promise);
    const form = formWith(amara, { errorsOf: loadThenKnow });
    const left = form.leave('name');
    void form.submit();
    rules.resolve({ name: 'Enter another name.' });
    await left;
    expect(form.state().errors).toEqual({});
  });

  it('is not judged by a rule whose code did not come', async () => {
    const form = formWith(amara, { errorsOf: () => Promise.reject(new Error('offline')) });
    await expect(form.leave('name')).resolves.toBeUndefined();
    expect(form.state().errors).toEqual({});
  });
});

describe('A form that is submitted', () => {
  it('says everything that is wrong at once, in the order of its fields, and sends nothing', () => {
    const form = formWith(nobody);
    void form.submit();
    expect(Object.entries(form.state().errors)).toEqual([
      ['name', 'Enter your name.'],
      ['email', 'Enter your e-mail address.'],
    ]);
    expect(form.state()).toMatchObject({ isSummaryShown: true, refusals: 1, phase: 'writing' });
    expect(form.send).not.toHaveBeenCalled();
  });

  it('is sent once, however often it is pressed', async () => {
    const form = formWith(amara);
    const first = form.submit();
    await form.submit();
    expect(form.state().phase).toBe('sending');
    form.answer('GC-1');
    await first;
    await form.submit();
    await form.sendOnce(() => Promise.resolve('GC-2'));
    expect(form.send.mock.calls).toEqual([[amara]]);
    expect(form.onSent.mock.calls).toEqual([['GC-1']]);
    expect(form.state()).toEqual({ ...startForm(amara), phase: 'sent', answer: 'GC-1' });
  });

  it('is busy while its rules are on their way, and is refused by them', async () => {
    const rules = deferred<FieldErrors>();
    const form = formWith(amara, { errorsOf: () => rules.promise });
    const submitted = form.submit();
    expect(form.state().phase).toBe('sending');
    rules.resolve({ name: 'Enter another name.' });
    await submitted;
    expect(form.state()).toMatchObject({ phase: 'writing', errors: { name: 'Enter another name.' }, refusals: 1 });
    expect(form.state().notice).toBeUndefined();
    expect(form.send).not.toHaveBeenCalled();
  });

  it('says so when its rules do not come, and can be pressed again', async () => {
    const form = formWith(amara, { errorsOf: () => Promise.reject(new Error('offline')) });
    await form.submit();
    expect(form.state()).toMatchObject({ phase: 'writing', notice: UNEXPECTED });
  });

  it('shows nothing of a refusal before while it is sent again', async () => {
    const form = formWith(amara);
    const submitted = form.submit();
    form.refuse(refused({ message: 'Not now.' }));
    await submitted;
    expect(form.state()).toMatchObject({ notice: 'Not now.', isSummaryShown: true });
    void form.submit();
    expect(form.state()).toMatchObject({ notice: undefined, isSummaryShown: false, phase: 'sending' });
  });

  it('takes the provider’s verdict to its fields, with nothing lost', async () => {
    const form = formWith(amara);
    const submitted = form.submit();
    form.refuse(refused({ message: 'No.', errors: { email: 'This address is taken.' } }));
    await submitted;
    expect(form.state()).toMatchObject({
      values: amara,
      errors: { email: 'This address is taken.' },
      notice: undefined,
      isSummaryShown: true,
      refusals: 1,
      phase: 'writing',
    });
    expect(form.onSent).not.toHaveBeenCalled();
  });

  it('reads a rejection its own way where it has one, by what was sent', async () => {
    const form = formWith(amara, { readRefusal: (_error, { name }) => ({ notice: `Not ${name}.` }) });
    const submitted = form.submit();
    form.edit({ name: 'Ben' });
    form.refuse(refused({ message: 'No.' }));
    await submitted;
    expect(form.state().notice).toBe('Not Amara.');
  });

  it('goes on with other values where it can be sent again', async () => {
    const form = formWith(amara, { valuesAfter: (answer) => ({ ...nobody, name: answer }) });
    const submitted = form.submit();
    form.answer('Amara O.');
    await submitted;
    expect(form.state()).toEqual({ ...startForm({ ...nobody, name: 'Amara O.' }), answer: 'Amara O.' });
  });

  it('stays empty when it was emptied before the answer came, whatever the answer is', async () => {
    for (const end of ['answer', 'refuse'] as const) {
      const form = formWith(amara);
      const submitted = form.submit();
      form.empty();
      form[end](end);
      await submitted;
      expect(form.state()).toEqual(startForm(nobody));
      expect(form.onSent).toHaveBeenCalledTimes(end === 'answer' ? 1 : 0);
    }
  });

  it('stays sent when what is done about it breaks', async () => {
    const form = formWith(amara, {
      onSent: () => {
        throw new Error('analytics');
      },
    });
    const submitted = form.submit();
    form.answer('GC-1');
    await expect(submitted).rejects.toThrow('analytics');
    expect(form.state()).toMatchObject({ phase: 'sent', notice: undefined });
  });
});

describe('Another button of a form', () => {
  it('does its thing without the rules of the fields, once, and is refused in the form', async () => {
    const form = formWith(nobody);
    await form.sendOnce(() => Promise.reject(refused({ message: 'This card has just left.' })));
    expect(form.state()).toMatchObject({ phase: 'writing', notice: 'This card has just left.', refusals: 1 });
    await form.sendOnce(() => Promise.resolve('cancelled'));
    expect(form.state()).toMatchObject({ phase: 'sent', answer: 'cancelled' });
  });

  it('waits for a submit that is under way', async () => {
    const form = formWith(amara);
    void form.submit();
    const cancel = vi.fn<() => Promise<string>>(() => Promise.resolve('cancelled'));
    await form.sendOnce(cancel);
    expect(cancel).not.toHaveBeenCalled();
  });
});

describe('The provider’s verdict', () => {
  it('goes to the fields it is about, by the form’s names', () => {
    const fieldOf = (path: string) => ({ phoneNumber: 'telephone', name: 'name' })[path];
    const error = refused({ message: 'No.', errors: { phoneNumber: 'Wrong.', total: 'Changed.', name: 'Short.' } });
    expect(readRefusal(error, fieldOf)).toEqual({
      errors: { telephone: 'Wrong.', name: 'Short.' },
      notice: undefined,
    });
  });

  it('is told in its own words when no field asks for what it is about', () => {
    expect(readRefusal(refused({ message: 'No.', errors: { total: 'Changed.' } }), () => undefined)).toEqual({
      errors: {},
      notice: 'No.',
    });
    expect(readRefusal(refused({ message: 'No.' }))).toEqual({ errors: {}, notice: 'No.' });
    expect(readRefusal(new TypeError('x'))).toEqual({ errors: {}, notice: UNEXPECTED });
  });

  it('stands at the one field of a form that has one', () => {
    const read = refusalAt('email');
    expect(read(refused({ message: 'No.', errors: { email: 'Wrong.' } }))).toEqual({ errors: { email: 'Wrong.' } });
    expect(read(refused({ message: 'No.' }))).toEqual({ errors: { email: 'No.' } });
  });
});

describe('Errors by field', () => {
  it('hold what is wrong alone, in the order given', () => {
    const found = onlyErrors([
      ['b', 'B.'],
      ['c', undefined],
      ['a', 'A.'],
    ]);
    expect(Object.entries(found)).toEqual([
      ['b', 'B.'],
      ['a', 'A.'],
    ]);
    expect([hasErrors(found), hasErrors({})]).toEqual([true, false]);
  });

  it('take another message for one field, or none, and leave the others', () => {
    expect(Object.entries(withError({ a: 'A.', b: 'B.' }, 'a', 'Other.'))).toEqual([
      ['a', 'Other.'],
      ['b', 'B.'],
    ]);
    expect(withError({}, 'a', 'A.')).toEqual({ a: 'A.' });
    expect(withError({ a: 'A.', b: 'B.' }, 'a', undefined)).toEqual({ b: 'B.' });
  });

  it('lead to an element whose id an address can name', () => {
    expect(fieldId('join-us', 'children.0.firstName')).toBe('join-us-children-0-firstName');
    expect(linesOf({ 'city.name': 'Enter your city.' }, (path) => fieldId('join-us', path))).toEqual([
      { fieldId: 'join-us-city-name', message: 'Enter your city.' },
    ]);
  });
});
