// Layouts change only at the five widths of the specification, by their names (docs/decisions/0026-custom-media.md), and
// what a pointer causes by lying on something is for devices whose pointer can do that: after a tap, a touch screen keeps
// it until something else is tapped. A linter of style sheets has no rule for the second, and reads no code.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { finding, report, type Finding } from './lib/check.ts';
import { sourceFiles } from './lib/source-files.ts';
import { members, root } from './lib/workspace.ts';

/** One finding for each app and package of the workspace at `at`. */
export function checkStyleSheets(at: string): Finding[] {
  return members(at).map(({ folder, manifest }) => {
    const problems = sourceFiles(folder)
      .filter((file) => !/\.(?:test|spec)\.\w+$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(file, 'utf8');
        const found = file.endsWith('.css') ? inStyleSheet(text) : widthsInCode(text);
        return found.map(
          ({ at: place, what }) => `${relative(at, file)}:${text.slice(0, place).split('\n').length} ${what}`,
        );
      });
    return finding(`${manifest.name} has styles for every width and pointer`, problems);
  });
}

type Found = { at: number; what: string };

function inStyleSheet(css: string): Found[] {
  // Keeps the length of comments and strings, so that positions stay correct.
  const text = css.replaceAll(/\/\*.*?\*\/|"[^"\n]*"|'[^'\n]*'/gs, (left) => left.replaceAll(/[^\n]/g, ' '));
  const around: string[] = [];
  return [...text.matchAll(/[^{};]+(?=\{)|\}/g)].flatMap(({ 0: found, index }) => {
    if (found === '}') {
      around.pop();
      return [];
    }
    const rule = found.trim();
    const isForMice = around.some((block) => /^@media\b.*\(\s*hover\s*:\s*hover\s*\)/s.test(block));
    around.push(rule);
    // Widths of containers are allowed, because they belong to one component.
    if (/^@media\b.*\b(?:width|inline-size)\b/s.test(rule)) {
      return [{ at: index + found.indexOf('@'), what: `${rule}: name a breakpoint, @media (--md) or (--below-md).` }];
    }
    if (isForMice || rule.startsWith('@') || !/:hover\b/.test(rule)) return [];
    return [{ at: index + found.indexOf(':hover'), what: `${rule}: put it into @media (hover: hover).` }];
  });
}

function widthsInCode(code: string): Found[] {
  const written = /\(\s*(?:(?:min|max)-(?:device-)?width\s*:|width\s*[<>]=?)\s*[\d.]+\w*\s*\)/g;
  return [...code.matchAll(written)].map(({ 0: query, index }) => ({
    at: index,
    what: `${query}: name a breakpoint, minWidth('md') of @myler/config/breakpoints.`,
  }));
}

if (import.meta.main) report('style-sheets', checkStyleSheets(root));
