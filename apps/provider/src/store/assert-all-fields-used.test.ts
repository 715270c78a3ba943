import { expect, it } from 'vitest';
import { assertAllFieldsUsed } from './assert-all-fields-used.ts';

interface Form {
  email: string;
  password: string;
  nickname?: string;
}

it('a field that is neither stored nor kept elsewhere does not compile, even an optional one', () => {
  const form: Form = { email: 'amara@example.com', password: 'seven blue suitcases' };
  const { email, ...rest } = form;
  // @ts-expect-error -- nobody takes `nickname`
  assertAllFieldsUsed<'password'>()(rest);
  const { nickname, ...taken } = rest;
  assertAllFieldsUsed<'password'>()(taken);
  // @ts-expect-error -- nobody says where the password is kept
  assertAllFieldsUsed()(taken);
  const { password, ...nothing } = taken;
  assertAllFieldsUsed()(nothing);
  expect([email, nickname, password, nothing]).toEqual(['amara@example.com', undefined, 'seven blue suitcases', {}]);
});
