// `pnpm breakpoints`: layouts change only at the five widths of the specification. packages/config/src/breakpoints.ts
// defines them; style sheets and code use their names (docs/decisions/0026-custom-media.md).
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { widthsIn } from './checks/media-queries.ts';
import { isProgram, report, type Finding } from './lib/check.mjs';
import { sourceFiles } from './lib/source-files.mjs';
import { members, root } from './lib/workspace.mjs';

/** One finding for each app and package of the workspace at `at`. */
export function checkBreakpoints(at: string): Finding[] {
  return members(at).map((member) => {
    const problems = sourceFiles(member.folder)
      .filter((file) => !/\.(?:test|spec)\.\w+$/.test(file))
      .flatMap((file) =>
        widthsIn(file, readFileSync(file, 'utf8')).map(
          ({ line, query }) =>
            `${relative(at, file)}:${line} ${query}: use the name of a breakpoint, ${
              file.endsWith('.css') ? '@media (--md) or (--below-md)' : "minWidth('md') of @myler/config/breakpoints"
            }.`,
        ),
      );
    return {
      name: `${member.manifest.name} changes its layout at the breakpoints only`,
      ...(problems.length > 0 ? { problem: problems.join('\n') } : {}),
    };
  });
}

if (isProgram(import.meta.url)) report('breakpoints', checkBreakpoints(root));
