/** A program is missing and this machine cannot install it. */
export class NotInstallable extends Error {}

/** Installs Debian's packages where this process may. See the module. */
export function installFromDebian(...packages: string[]): boolean;

/** The path of a program that a package installs outside of the PATH. See the module. */
export function programOfPackage(name: string, program: string): string | undefined;

/** Finds a program that tests need, or installs it. See the module. */
export function findProgram(program: {
  variable: string;
  look: () => string | undefined;
  packages: readonly string[];
  advice: string;
}): string;

/** Finds a program for tests that are left out without it, and prints "not run" when they are. See the module. */
export function findOrSkip(what: string, find: () => string): string | undefined;
