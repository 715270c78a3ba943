// `pnpm hover-styles`: what a pointer causes by lying on something is for devices whose pointer can do that.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { hoversForTouch } from './checks/hover-styles.ts';
import { isProgram, report, type Finding } from './lib/check.mjs';
import { sourceFiles } from './lib/source-files.mjs';
import { members, root } from './lib/workspace.mjs';

/** One finding for each app and package of the workspace at `at`. */
export function checkHoverStyles(at: string): Finding[] {
  return members(at).map((member) => {
    const problems = sourceFiles(member.folder)
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) =>
        hoversForTouch(readFileSync(file, 'utf8')).map(
          ({ line, selector }) =>
            `${relative(at, file)}:${line} ${selector}: put it into @media (hover: hover), because a touch screen keeps it after a tap.`,
        ),
      );
    return {
      name: `${member.manifest.name} has hover styles only where a pointer can hover`,
      ...(problems.length > 0 ? { problem: problems.join('\n') } : {}),
    };
  });
}

if (isProgram(import.meta.url)) report('hover-styles', checkHoverStyles(root));
