import { describe, expect, it, vi } from 'vitest';
import type { FieldErrors } from './formState.ts';
import { nobody, amara, refused, deferred, formWith } from './personForm.test-kit.ts';

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
