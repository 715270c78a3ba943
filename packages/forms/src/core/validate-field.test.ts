import { describe, expect, it, vi } from 'vitest';
import type { FieldErrors } from './form-state.ts';
import { emptyPerson, amara, rejected, deferred, formWith } from './person-form.test-kit.ts';

describe('A field that loses focus', () => {
  it('shows its own error only', async () => {
    const form = formWith({ name: ' ', email: '' }, { errorsOf: () => ({ name: 'Enter your name.', email: 'No.' }) });
    await form.leave('name');
    expect(form.state()).toMatchObject({
      errors: { name: 'Enter your name.' },
      isSummaryShown: false,
      focusTarget: undefined,
    });
  });

  it('shows no error when it is empty, when it is valid, and in a form that validates on submit only', async () => {
    const empty = formWith(emptyPerson);
    await empty.leave('name');
    expect(empty.state().errors).toEqual({});
    const right = formWith(amara, { errorsOf: () => ({ email: 'No.' }) });
    await right.leave('name');
    expect(right.state().errors).toEqual({});
    const later = formWith(amara, { errorsOf: () => ({ name: 'No.' }), isFilled: undefined as never });
    await later.leave('name');
    expect(later.state().errors).toEqual({});
  });

  it('keeps the provider’s error', async () => {
    const form = formWith(amara);
    const submitted = form.submit();
    form.reject(rejected({ errors: { email: 'This address is taken.' } }));
    await submitted;
    await form.leave('email');
    expect(form.state().errors).toEqual({ email: 'This address is taken.' });
  });

  it('shows no error once the form is being sent', async () => {
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

  it('shows no error when the code of its rule fails to load', async () => {
    const form = formWith(amara, { errorsOf: () => Promise.reject(new Error('offline')) });
    await expect(form.leave('name')).resolves.toBeUndefined();
    expect(form.state().errors).toEqual({});
  });
});
