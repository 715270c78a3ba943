/** The record of a generator's run: content hashes by path, relative to the package folder. */
export interface BuildRecord {
  /** Every module that the generator loaded, and the data that it read. */
  sources: Record<string, string>;
  /** The files that it wrote. */
  outputs: Record<string, string>;
}

/** The path of a generator's record: below `node_modules`, so that it survives builds and is never committed. */
export function recordFile(folder: string, module: string): string;

/** Undefined when there is no readable record. */
export function readRecord(file: string): BuildRecord | undefined;

/** Runs a generator unless nothing has changed. See the module. */
export function makeWhenChanged(folder: string, module: string, args: string[]): Promise<boolean>;
