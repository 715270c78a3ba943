import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand } from './lib/children.ts';
import { root } from './lib/workspace.ts';

describe('pnpm flaky', () => {
  it.each([
    [['--times', 'often'], '--times is a number from 1 to 9999, such as 20.'],
    [['--times', '0'], '--times is a number from 1 to 9999, such as 20.'],
    [['--part', 'first'], '--part is the number of a part and of all parts, such as 1/16.'],
    [['--part', '17/16'], '--part is the number of a part and of all parts, such as 1/16.'],
    [['--forever'], "Unknown option '--forever'"],
  ])('%j says what it expects, before anything is built', async (args, message) => {
    const { code, output } = await runCommand(process.execPath, [join(root, 'scripts/repeat.ts'), ...args], {
      cwd: root,
      quiet: true,
    });
    expect(code).toBe(1);
    expect(output).toContain(message);
  });
});
