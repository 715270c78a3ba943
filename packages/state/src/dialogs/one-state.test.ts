import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import type * as DialogsModule from './index.ts';

type Dialogs = typeof DialogsModule;

const folders: string[] = [];
let reported: MockInstance<typeof console.error>;

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('@myler/state/dialogs'));
  reported = vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.unstubAllEnvs();
  reported.mockRestore();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** This package, evaluated again, as a second installation of it is. */
async function aCopy(): Promise<Dialogs> {
  vi.resetModules();
  return import('./index.ts');
}

/** A store of a second installation of jotai. */
async function storeOfAnotherJotai(): Promise<ReturnType<typeof createStore>> {
  const folder = mkdtempSync(join(tmpdir(), 'jotai-'));
  folders.push(folder);
  const jotai = realpathSync(join(import.meta.dirname, '../../node_modules/jotai'));
  cpSync(jotai, folder, { recursive: true });
  const copy = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'dist/vanilla.js')).href)) as {
    createStore: typeof createStore;
  };
  expect(copy.createStore).not.toBe(createStore);
  return copy.createStore();
}

describe('the wizard and what opens it', () => {
  it('say nothing while both have one copy and one store', async () => {
    const { closeDialogAtom, closeGuardAtom, openDialogAtom } = await aCopy();
    const store = createStore();
    store.set(openDialogAtom, 'join-us-1');
    store.set(closeGuardAtom, () => true);
    store.set(closeDialogAtom);
    store.set(openDialogAtom, 'join-us-1');
    expect(reported).not.toHaveBeenCalled();
  });

  it('report two copies of jotai once, whichever comes first', async () => {
    const { closeGuardAtom, openDialogAtom } = await aCopy();
    const application = await storeOfAnotherJotai();
    const wizard = createStore();
    application.set(openDialogAtom, 'join-us-1');
    wizard.set(closeGuardAtom, () => true);
    application.set(openDialogAtom, 'join-us-1');
    expect(reported).toHaveBeenCalledTimes(1);
    expect(reported).toHaveBeenCalledWith(expect.stringContaining('two copies of jotai'));
  });

  it('report two copies of this package', async () => {
    const [ofTheWizard, ofTheApplication] = [await aCopy(), await aCopy()];
    const store = createStore();
    store.set(ofTheWizard.closeGuardAtom, () => true);
    store.set(ofTheApplication.openDialogAtom, 'join-us-1');
    expect(reported).toHaveBeenCalledTimes(1);
    expect(reported).toHaveBeenCalledWith(expect.stringContaining('two copies of @myler/state'));
  });

  it('leave other dialogs, other stores without a wizard, and a wizard that has left alone', async () => {
    const { closeGuardAtom, openDialogAtom } = await aCopy();
    const [wizard, other] = [createStore(), createStore()];
    other.set(openDialogAtom, 'join-us-1');
    other.set(openDialogAtom, 'sign-in');
    wizard.set(closeGuardAtom, () => true);
    wizard.set(closeGuardAtom, undefined);
    other.set(openDialogAtom, 'join-us-1');
    expect(reported).not.toHaveBeenCalled();
  });

  it('leave no mark in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const { closeGuardAtom, openDialogAtom } = await aCopy();
    createStore().set(closeGuardAtom, () => true);
    createStore().set(openDialogAtom, 'join-us-1');
    expect(Reflect.has(globalThis, Symbol.for('@myler/state/dialogs'))).toBe(false);
    expect(reported).not.toHaveBeenCalled();
  });
});
