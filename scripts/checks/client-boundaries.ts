import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What React has in server components too. */
const hooksOfServers = 'Id|Memo|Callback|DebugValue';
const usesClient = new RegExp(
  String.raw`\buse(?!(?:${hooksOfServers})\()[A-Z]\w*\(|\bcreateContext\(|\bextends (?:React\.)?(?:Pure)?Component\b`,
);
/** A server component may pass no function: not to an element, and not to a component that runs in a browser. */
const passesFunction = /\b(?:on[A-Z]\w*|render[A-Z]\w*|ref|action): (?:async )?(?:function\b|\([^()]*\) =>|\w+ =>)/;

/**
 * The built modules that run only in a browser and do not say so, with 'use client' as their first statement.
 *
 * @param folder the unpacked package
 */
export function clientBoundaryProblems(folder: string): string[] {
  return globSync('dist/**/*.js', { cwd: folder }).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    // Other modules call functions that are named use… and are no hooks.
    const isReact = /\bfrom ["'](react|jotai)\b/.test(text);
    const code = text.replaceAll(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '');
    const found = usesClient.exec(code)?.[0] ?? passesFunction.exec(code)?.[0];
    if (!found || !isReact || /^\s*["']use client["']/.test(text)) return [];
    return [`${file} has "${found}" and must begin with 'use client': write it into its source.`];
  });
}
