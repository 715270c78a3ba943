import { expect, it } from 'vitest';
import { scoreOf } from './mutation-score.ts';

const results = (counts: Record<string, number>) =>
  Object.entries(counts).flatMap(([status, count]) => Array.from({ length: count }, () => ({ status })));

it('a mutant counts as killed when a test fails or times out, and as survived when no test reaches it', () => {
  expect(scoreOf(results({ Killed: 5, Timeout: 1, Survived: 1, NoCoverage: 1 }))).toEqual({
    score: 75,
    killed: 6,
    survived: 2,
    ignored: 0,
  });
});

it('a mutant that is ignored, or that does not run, is left out of the score', () => {
  expect(scoreOf(results({ Killed: 3, Survived: 1, Ignored: 9, RuntimeError: 2, CompileError: 1 }))).toEqual({
    score: 75,
    killed: 3,
    survived: 1,
    ignored: 12,
  });
});

it('code without mutants has a score of 100', () => {
  expect(scoreOf([])).toEqual({ score: 100, killed: 0, survived: 0, ignored: 0 });
});
