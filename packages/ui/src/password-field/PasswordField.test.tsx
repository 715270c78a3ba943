import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PasswordField } from './PasswordField.tsx';

it('a password is masked, and password managers may fill it in', { tags: ['asvs:6.2.6', 'asvs:6.2.7'] }, () => {
  const html = renderToStaticMarkup(
    <PasswordField
      label="Password"
      name="password"
      value=""
      autoComplete="current-password"
      onChange={() => undefined}
    />,
  );
  const [input = ''] = /<input[^>]*>/.exec(html) ?? [];
  expect(input).toContain('type="password"');
  expect(input).toContain('autoComplete="current-password"');
  expect(input).not.toMatch(/readonly|maxlength/i);
});
