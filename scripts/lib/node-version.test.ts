import { expect, it } from 'vitest';
import { nodeProblem } from './node-version.mjs';

it('a command on a Node before 22 names itself and says what to do', () => {
  const problem = nodeProblem('20.19.2', 'start');
  expect(problem).toContain('Node 20.19.2');
  expect(problem).toContain('npx --yes pnpm@12 install');
  expect(problem).toContain('npx --yes pnpm@12 start');
  expect(nodeProblem('24.21.0', 'start')).toBeUndefined();
  expect(nodeProblem('22.0.0', 'start')).toBeUndefined();
});
