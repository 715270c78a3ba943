import { expect, it } from 'vitest';
import { nodeProblem } from './node-version.mjs';

it('on an old Node each command says what to do, and names itself', () => {
  const problem = nodeProblem('20.19.2', 'start');
  expect(problem).toContain('Node 20.19.2');
  expect(problem).toContain('npx --yes pnpm@12 install');
  expect(problem).toContain('npx --yes pnpm@12 start');
});

it('the Node that the project brings, and any from 22 on, is fine', () => {
  expect(nodeProblem('24.21.0', 'start')).toBeUndefined();
  expect(nodeProblem('22.0.0', 'start')).toBeUndefined();
});
