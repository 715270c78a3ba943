import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Describing each element that passes would take as long as finding those that do not. */
const options: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
  // No style attributes exist: the content security policy refuses them.
  rules: { 'avoid-inline-spacing': { enabled: false } },
};

/**
 * What axe reports for the current page, after everything has faded in: before that, contrast cannot be measured. Also
 * every attribute that names an element which is not there: axe leaves that to be looked at (`incomplete`); and blocks in
 * elements for phrases, of which it has no rule.
 *
 * @param frames how many frames of our own origin it shows; axe looks into them
 */
export async function violations(page: Page, frames = 0): Promise<string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  expect(page.frames(), 'the page shows no other frames').toHaveLength(1 + frames);
  await Promise.all(page.frames().map(load));
  const { violations: found } = await page.evaluate(
    (asked) => (globalThis as unknown as { axe: Axe }).axe.run(asked),
    options,
  );
  return [
    ...found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`)),
    ...(await page.evaluate(findDanglingNames)),
    ...(await page.evaluate(findBlocksInPhrases)),
  ];
}

interface Axe {
  run: (options: RunOptions) => Promise<AxeResults>;
}

/** Once for a document: it is 650 kB, which takes as long to load as a page to check. */
async function load(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source);
}

/** A heading in a `<span>` or a paragraph in a `<button>`, which HTML forbids. */
function findBlocksInPhrases(): string[] {
  const phrases = 'b, button, em, h1, h2, h3, h4, i, label, p, small, span, strong';
  const blocks = 'article, div, dl, fieldset, figure, form, h1, h2, h3, h4, ol, p, section, table, ul';
  return [...document.querySelectorAll(`:is(${phrases}) :is(${blocks})`)].map(
    (block) =>
      `<${block.localName} class="${block.className}"> in <${block.parentElement?.closest(phrases)?.localName}>`,
  );
}

function findDanglingNames(): string[] {
  const aria = 'activedescendant controls describedby details errormessage flowto labelledby owns'.split(' ');
  const names = [
    ...aria.map((name) => `aria-${name}`),
    'for',
    'form',
    'headers',
    'list',
    'popovertarget',
    'commandfor',
  ];
  return [...document.querySelectorAll(names.map((name) => `[${name}]`).join())].flatMap((element) =>
    names.flatMap((name) =>
      (element.getAttribute(name)?.split(/\s+/) ?? [])
        .filter((id) => !document.getElementById(id))
        .map((id) => `<${element.localName} ${name}="${id}"> names no element`),
    ),
  );
}

/** Expects that axe finds no violation on a telephone and on a desktop, and that the page is no wider than either. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    expect(await violations(page), `at ${viewport.width} pixels`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
}
