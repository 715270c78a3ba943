import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';

/**
 * What TypeScript would resolve wrongly in each of its ways of resolving, as `attw` finds it.
 *
 * @param archive a packed package
 */
export async function typeProblems(archive: string): Promise<string[]> {
  const packed = createPackageFromTarballData(readFileSync(archive));
  const analysis = await checkPackage(packed);
  if (!analysis.types) return ['It has no types.'];
  return analysis.problems.filter((problem) => !isIntended(problem)).map((problem) => JSON.stringify(problem));
}

function isIntended(problem: Problem) {
  // ES modules only. `require` of one works in Node 22 and later; TypeScript 5.7 and earlier reports it.
  if (problem.kind === 'CJSResolvesToESM') return true;
  // The resolution of TypeScript 4.6 and earlier does not know the field "exports".
  return 'resolutionKind' in problem && problem.resolutionKind === 'node10';
}
