// `pnpm surface`: every package, packed as it would be published, passes publint in strict mode, has every file its
// doors lead to, types included, and opens each door from what was built.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { doorProblems, parcelProblems, programDoors } from './checks/doors.mjs';
import { isProgram, report } from './lib/check.mjs';
import { runToEnd } from './lib/children.mjs';
import { members, readJson, root } from './lib/workspace.mjs';

const withoutStyles = fileURLToPath(new URL('./checks/without-styles.mjs', import.meta.url));

/**
 * @param {string} at a workspace whose packages are built
 * @returns {Promise<import('./lib/check.mjs').Finding[]>}
 */
export async function checkPublish(at) {
  const findings = [];
  for (const { kind, folder, manifest } of members(at)) {
    if (kind !== 'packages') continue;
    const parcel = mkdtempSync(join(tmpdir(), 'myler-pack-'));
    try {
      findings.push(...(await checkPackage(manifest.name, folder, parcel)));
    } finally {
      rmSync(parcel, { recursive: true, force: true });
    }
  }
  return findings;
}

/**
 * @param {string} name
 * @param {string} folder
 * @param {string} parcel an empty folder to pack and unpack in
 * @returns {Promise<import('./lib/check.mjs').Finding[]>}
 */
async function checkPackage(name, folder, parcel) {
  const packing = await runToEnd('pnpm', ['pack', '--pack-destination', parcel], { cwd: folder, quiet: true });
  const archive = readdirSync(parcel).find((file) => file.endsWith('.tgz'));
  if (packing.code !== 0 || !archive) return [{ name: `${name} can be packed`, problem: packing.output }];
  await runToEnd('tar', ['-xzf', join(parcel, archive), '-C', parcel]);
  const unpacked = join(parcel, 'package');
  const manifest = /** @type {import('./lib/workspace.mjs').Manifest} */ (readJson(join(unpacked, 'package.json')));
  const { messages, pkg } = await publint({ pkgDir: unpacked, pack: false, strict: true, level: 'error' });
  return [
    finding(
      `${name} passes publint in strict mode`,
      messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code),
    ),
    finding(`${name} leads somewhere from each door, with types`, doorProblems(unpacked, manifest)),
    finding(`${name} holds what it should and nothing more`, parcelProblems(unpacked, manifest)),
    finding(`${name} opens each door from what was built`, await openDoors(folder, manifest)),
  ];
}

/**
 * @param {string} folder
 * @param {import('./lib/workspace.mjs').Manifest} manifest
 */
async function openDoors(folder, manifest) {
  const doors = JSON.stringify(programDoors(manifest));
  const program = `for (const door of ${doors}) await import(door).catch((error) => {
    console.error(door + ': ' + error.message); process.exitCode = 1; });`;
  const { code, output } = await runToEnd(
    process.execPath,
    ['--import', withoutStyles, '--input-type=module', '--eval', program],
    { cwd: folder, quiet: true },
  );
  return code === 0 ? [] : [output.trim()];
}

/**
 * @param {string} name
 * @param {string[]} problems
 */
function finding(name, problems) {
  return { name, ...(problems.length > 0 ? { problem: problems.join('\n') } : {}) };
}

if (isProgram(import.meta.url)) report('surface', await checkPublish(root));
