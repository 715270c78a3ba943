import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs the examples of a package's README as a reader would, with Node in the package's folder. The value of a
 * statement that ends with `// => value` must be this value. All `ts` blocks are one program.
 *
 * @param folder the folder of the README.md and the package.json
 * @throws when an example fails, or when there is no example
 */
export function runReadme(folder: string): void {
  const blocks = [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^```ts\n(.*?)^```/gms)];
  if (blocks.length === 0) throw new Error(`${folder}/README.md has no example.`);
  const program = blocks
    .map(([, code]) => code)
    .join('\n')
    .replace(/^(?!\s*\/\/)(.*?);?[ \t]*\/\/ => (.*)$/gm, checked);
  execFileSync(process.execPath, ['--conditions=@myler/source', '--input-type=module-typescript'], {
    cwd: folder,
    input: `import assert from 'node:assert/strict';\n${program}`,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '', NODE_NO_WARNINGS: '1' },
  });
}

function checked(_: string, statement: string, value: string): string {
  const declared = /^(\s*const (\w+) = )(.*)$/.exec(statement);
  if (declared) return `${statement};\nassert.deepEqual(${declared[2]}, ${value});`;
  return `assert.deepEqual(${statement}, ${value});`;
}
