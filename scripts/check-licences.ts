// `pnpm run licences` (without `run`, it is a command of pnpm): lists the licences of all production dependencies, direct
// and indirect, and fails on one that is not allowed. Reads `pnpm licenses list --json` from standard input.
import { text } from 'node:stream/consumers';
import { isProgram, report, type Finding } from './lib/check.mjs';

/**
 * They ask for no more than a notice, and say nothing about code that uses the package. A new one is a question for
 * whoever owns the product.
 */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',

  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);

/** Packages that may have another licence. */
const exceptions: { name: RegExp; licence: string; reason: string }[] = [
  {
    name: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'a shared library, which is loaded unchanged and can be replaced, and runs on the server only',
  },
];

type PackagesByLicence = Record<string, { name: string; versions: string[] }[]>;

/** One finding for each package. */
export function checkLicences(packages: PackagesByLicence): Finding[] {
  const findings = Object.entries(packages).flatMap(([licence, entries]) =>
    entries.map(({ name, versions }) => {
      const isException = exceptions.some((exception) => exception.licence === licence && exception.name.test(name));
      return {
        name: `${name} ${versions.join(', ')} has an allowed licence`,
        ...(isAllowed(licence) || isException
          ? {}
          : {
              problem: `Its licence is ${licence}. Use another package (pnpm why --recursive ${name} says what depends on it), or ask the owner and add the licence to scripts/check-licences.ts.`,
            }),
      };
    }),
  );
  return findings.length > 0
    ? findings
    : [{ name: 'the licences can be read', problem: 'pnpm licenses list named no package. Run pnpm install.' }];
}

/**
 * Reads what packages write in practice: one licence, a choice ("MIT OR CC0-1.0") or several at once ("MIT AND ISC").
 *
 * @param expression SPDX
 */
function isAllowed(expression: string) {
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence)));
}

/** @returns a line for each licence, the most frequent first */
export function listLicences(packages: PackagesByLicence): string[] {
  return Object.entries(packages)
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([licence, entries]) => `${licence} (${entries.length}): ${entries.map(({ name }) => name).join(', ')}`);
}

if (isProgram(import.meta.url)) {
  const input = await text(process.stdin);
  const packages: PackagesByLicence = input.trim() === '' ? {} : JSON.parse(input);
  console.log(`${listLicences(packages).join('\n\n')}\n`);
  report('licences', checkLicences(packages));
}
