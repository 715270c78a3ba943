import { expect, it } from 'vitest';
import { requestBody } from './request-body.ts';

interface Order {
  email: string;
  code?: string;
  city: { id: string | null; district?: string };
  children: { name: string; nickname?: string }[];
}

const city = { id: null, district: undefined };

it('leaves out undefined values at every depth, and keeps null', () => {
  const body = requestBody<Order>({
    email: 'amara@example.com',
    code: undefined,
    city,
    children: [{ name: 'Ife', nickname: undefined }],
  });
  expect(Object.keys(body)).toEqual(['email', 'city', 'children']);
  expect(Object.keys(body.city)).toEqual(['id']);
  expect(body.city.id).toBeNull();
  expect(body.children.map((child) => Object.keys(child))).toEqual([['name']]);
});

it('does not compile when a field is missing, even an optional one', () => {
  const children = [{ name: 'Ife', nickname: 'Fifi' }];
  // @ts-expect-error -- `code` is optional in the contract, and still has to be named
  requestBody<Order>({ email: 'amara@example.com', city, children });
  // @ts-expect-error -- `district`, one level down
  requestBody<Order>({ email: 'amara@example.com', code: undefined, city: { id: null }, children });
  // @ts-expect-error -- `nickname`, in a list
  requestBody<Order>({ email: 'amara@example.com', code: undefined, city, children: [{ name: 'Ife' }] });
  // @ts-expect-error -- `email` must have a value
  requestBody<Order>({ email: undefined, code: undefined, city, children });
  const body = requestBody<Order>({ email: 'amara@example.com', code: 'WELCOME10', city, children });
  expect(body).toMatchObject({ code: 'WELCOME10', children });
});
