import { accessSync, constants, mkdirSync } from 'node:fs';
import { environmentError } from './environment.ts';

/**
 * Makes the folder that DATA_DIR names, unless it exists, and checks that this user may write to it. Otherwise the first
 * file that a server writes there would fail with the code of a system error.
 *
 * @param app is named in the error
 * @param folder absolute
 * @throws {Error} naming the variable and the folder
 */
export function prepareDataFolder(app: string, folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const isNoFolder = code === 'EEXIST' || code === 'ENOTDIR';
    const reason = isNoFolder ? 'is not a folder' : `cannot be written to (${code})`;
    throw environmentError(app, [`DATA_DIR ${folder} ${reason}: name a folder that this user may create or write to`]);
  }
}
