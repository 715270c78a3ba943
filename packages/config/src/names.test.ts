import { expect, it } from 'vitest';
import { isolate } from './names.ts';

it.each(['محمد', 'נועה', 'Noa נועה', 'ܐܪܡ', 'ދިވެހި', 'ߒߞߏ'])(
  'a right-to-left name is isolated from the words around it: %s',
  (name) => {
    expect(isolate(name)).toBe(`\u2068${name}\u2069`);
  },
);

it.each(['Anne-Marie', 'Nguyễn', 'Kaʻahumanu', '王小明', 'Олександра', ''])('"%s" is not changed', (name) => {
  expect(isolate(name)).toBe(name);
});
