import { expect, it } from 'vitest';
import { discountOf } from './discount.ts';

it.each([
  { price: 157_050, percent: 10, discount: 15_705 },
  { price: 29_545, percent: 10, discount: 2_955 },
  { price: 29_544, percent: 10, discount: 2_954 },
  { price: 29_547, percent: 15, discount: 4_432 },
])('$percent % off $price minor units are $discount, rounded half up', ({ price, percent, discount }) => {
  expect(discountOf(price, percent)).toBe(discount);
});
