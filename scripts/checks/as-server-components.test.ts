import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runCommand } from '../lib/children.mjs';
import { folderOf } from '../lib/folder-of.ts';

const hooks = fileURLToPath(new URL('./as-server-components.ts', import.meta.url));
const packages = {
  'node_modules/react/package.json': {
    name: 'react',
    exports: { 'react-server': './server.mjs', default: './client.mjs' },
  },
  'node_modules/react/server.mjs': 'export const useId = () => 1;',
  'node_modules/react/client.mjs': 'export const useState = () => 1;',
};
const menu = 'import { useState } from "react";\nconst menu = () => useState();\nexport { menu, menu as default };\n';

async function importAsServer(component: string) {
  const folder = folderOf({ ...packages, 'menu.mjs': component });
  const program = "import menu, { menu as named } from './menu.mjs'; console.log(typeof menu, typeof named);";
  const args = ['--conditions=react-server', '--import', hooks, '--input-type=module', '--eval', program];
  return runCommand(process.execPath, args, { cwd: folder, quiet: true });
}

it('a module with a hook of browsers cannot be imported by a server component', async () => {
  const { code, output } = await importAsServer(menu);
  expect(code).not.toBe(0);
  expect(output).toContain("does not provide an export named 'useState'");
});

it("a module that begins with 'use client' becomes references", async () => {
  const { code, output } = await importAsServer(`"use client";\n${menu}`);
  expect(output.trim()).toBe('object object');
  expect(code).toBe(0);
});
