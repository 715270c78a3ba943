import { describe, expect, it, vi } from 'vitest';
import { UNEXPECTED } from '@myler/api-client/errors';
import { startForm, type FieldErrors } from './formState.ts';
import { nobody, amara, refused, deferred, formWith } from './personForm.test-kit.ts';

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
