// Layouts change only at the five widths of the specification, by their names (docs/decisions/0026-custom-media.md), and
// what a pointer causes by lying on something is for devices whose pointer can do that: after a tap, a touch screen keeps
// it until something else is tapped. Gaps, columns and font sizes are those of the scale in @myler/ui
// (docs/decisions/0105-a-scale-that-the-eye-can-see.md). A linter of style sheets has no rule for the last two, and reads no code.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { exceptions, offScale } from './checks/layout-scale.ts';
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
        const name = relative(at, file);
        const found = file.endsWith('.css') ? [...inStyleSheet(text), ...onPages(name, text)] : widthsInCode(text);
        return found.map(({ at: place, what }) => `${name}:${text.slice(0, place).split('\n').length} ${what}`);
      });
    return finding(`${manifest.name} has styles for every width and pointer`, problems);
  });
}

type Found = { at: number; what: string };

function inStyleSheet(css: string): Found[] {
  const text = withoutComments(css);
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

/** The scale is for what pages and forms lay out; components, stories and what is drawn have values of their own. */
function onPages(file: string, css: string): Found[] {
  if (!/^(?:apps\/site|packages\/forms)\/src\//.test(file) || file.includes('.stories.')) return [];
  const allowed = new Set(exceptions[file]);
  const found = offScale(withoutComments(css));
  const stale = [...allowed].filter((value) => !found.some((each) => each.value === value));
  return [
    ...found
      .filter(({ value }) => !allowed.has(value))
      .map(({ at, value }) => ({ at, what: `${value}: ${onlyTheScale}` })),
    ...stale.map((value) => ({
      at: 0,
      what: `${value}: no longer written, so it leaves scripts/checks/layout-scale.ts.`,
    })),
  ];
}

const onlyTheScale = 'use a layout or a text of @myler/ui, or a value of its scale.';

/** Keeps the length of comments and strings, so that positions stay correct. */
function withoutComments(css: string): string {
  return css.replaceAll(/\/\*.*?\*\/|"[^"\n]*"|'[^'\n]*'/gs, (left) => left.replaceAll(/[^\n]/g, ' '));
}

function widthsInCode(code: string): Found[] {
  const written = /\(\s*(?:(?:min|max)-(?:device-)?width\s*:|width\s*[<>]=?)\s*[\d.]+\w*\s*\)/g;
  return [...code.matchAll(written)].map(({ 0: query, index }) => ({
    at: index,
    what: `${query}: name a breakpoint, minWidth('md') of @myler/config/breakpoints.`,
  }));
}

if (import.meta.main) report('style-sheets', checkStyleSheets(root));
