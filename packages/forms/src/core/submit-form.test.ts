import { describe, expect, it, vi } from 'vitest';
import { UNEXPECTED } from '@myler/api-client/errors';
import { startForm, type FieldErrors } from './form-state.ts';
import { emptyPerson, amara, rejected, deferred, formWith } from './person-form.test-kit.ts';

describe('A form that is submitted', () => {
  it('shows all errors at the same time, in the order of its fields, and sends nothing', () => {
    const form = formWith(emptyPerson);
    void form.submit();
    expect(Object.entries(form.state().errors)).toEqual([
      ['name', 'Enter your name.'],
      ['email', 'Enter your email address.'],
    ]);
    expect(form.state()).toMatchObject({ isSummaryShown: true, focusTarget: 'errors', phase: 'writing' });
    expect(form.send).not.toHaveBeenCalled();
  });

  it('is sent once, however often the button is pressed', async () => {
    const form = formWith(amara);
    const first = form.submit();
    await form.submit();
    expect(form.state().phase).toBe('sending');
    form.resolve('GC-1');
    await first;
    await form.submit();
    await form.sendOnce(() => Promise.resolve('GC-2'));
    expect(form.send.mock.calls).toEqual([[amara]]);
    expect(form.onSent.mock.calls).toEqual([['GC-1']]);
    expect(form.state()).toEqual({ ...startForm(amara), phase: 'sent', result: 'GC-1' });
  });

  it('is busy while its rules load, and shows the errors that they find', async () => {
    const rules = deferred<FieldErrors>();
    const form = formWith(amara, { errorsOf: () => rules.promise });
    const submitted = form.submit();
    expect(form.state().phase).toBe('sending');
    rules.resolve({ name: 'Enter another name.' });
    await submitted;
    expect(form.state()).toMatchObject({
      phase: 'writing',
      errors: { name: 'Enter another name.' },
      focusTarget: 'errors',
    });
    expect(form.state().notice).toBeUndefined();
    expect(form.send).not.toHaveBeenCalled();
  });

  it('shows a notice when its rules fail to load, and can be submitted again', async () => {
    const form = formWith(amara, { errorsOf: () => Promise.reject(new Error('offline')) });
    await form.submit();
    expect(form.state()).toMatchObject({ phase: 'writing', notice: UNEXPECTED });
  });

  it('clears the previous errors while it is sent again', async () => {
    const form = formWith(amara);
    const submitted = form.submit();
    form.reject(rejected({ message: 'Not now.' }));
    await submitted;
    expect(form.state()).toMatchObject({ notice: 'Not now.', isSummaryShown: true });
    void form.submit();
    expect(form.state()).toMatchObject({ notice: undefined, isSummaryShown: false, phase: 'sending' });
  });

  it('shows the provider’s errors at their fields and keeps the values', async () => {
    const form = formWith(amara);
    const submitted = form.submit();
    form.reject(rejected({ message: 'No.', errors: { email: 'This address is taken.' } }));
    await submitted;
    expect(form.state()).toMatchObject({
      values: amara,
      errors: { email: 'This address is taken.' },
      notice: undefined,
      isSummaryShown: true,
      focusTarget: 'errors',
      phase: 'writing',
    });
    expect(form.onSent).not.toHaveBeenCalled();
  });

  it('reads an error with its own reader, which gets the values that were sent', async () => {
    const form = formWith(amara, { readRejection: (_error, { name }) => ({ notice: `Not ${name}.` }) });
    const submitted = form.submit();
    form.edit({ name: 'Ben' });
    form.reject(rejected({ message: 'No.' }));
    await submitted;
    expect(form.state().notice).toBe('Not Amara.');
  });

  it('starts again with new values where it can be sent repeatedly', async () => {
    const form = formWith(amara, { valuesAfter: (result) => ({ ...emptyPerson, name: result }) });
    const submitted = form.submit();
    form.resolve('Amara O.');
    await submitted;
    expect(form.state()).toEqual({ ...startForm({ ...emptyPerson, name: 'Amara O.' }), result: 'Amara O.' });
  });

  it('stays empty when it is emptied before the response arrives', async () => {
    for (const end of ['resolve', 'reject'] as const) {
      const form = formWith(amara);
      const submitted = form.submit();
      form.empty();
      form[end](end);
      await submitted;
      expect(form.state()).toEqual(startForm(emptyPerson));
      expect(form.onSent).toHaveBeenCalledTimes(end === 'resolve' ? 1 : 0);
    }
  });

  it('stays sent when the code that runs after it throws', async () => {
    const form = formWith(amara, {
      onSent: () => {
        throw new Error('analytics');
      },
    });
    const submitted = form.submit();
    form.resolve('GC-1');
    await expect(submitted).rejects.toThrow('analytics');
    expect(form.state()).toMatchObject({ phase: 'sent', notice: undefined });
  });
});

describe('Another button of a form', () => {
  it('sends without validating the fields, and shows its error in the form', async () => {
    const form = formWith(emptyPerson);
    await form.sendOnce(() => Promise.reject(rejected({ message: 'This card has just left.' })));
    expect(form.state()).toMatchObject({ phase: 'writing', notice: 'This card has just left.', focusTarget: 'errors' });
    await form.sendOnce(() => Promise.resolve('cancelled'));
    expect(form.state()).toMatchObject({ phase: 'sent', result: 'cancelled' });
  });

  it('does nothing while a submit is pending', async () => {
    const form = formWith(amara);
    void form.submit();
    const cancel = vi.fn<() => Promise<string>>(() => Promise.resolve('cancelled'));
    await form.sendOnce(cancel);
    expect(cancel).not.toHaveBeenCalled();
  });
});
