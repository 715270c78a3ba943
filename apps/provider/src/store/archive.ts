import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar/fs';

/**
 * Level 9 is a good compromise: it packs 47 MB of tables into 4.0 MB in 0.4 s. Level 3 gives 4.5 MB, level 19 gives
 * 2.7 MB in 5 s. Unpacking takes about the same time at each level, and without compression. The checksum makes a
 * damaged file an error.
 */
const params = { [constants.ZSTD_c_compressionLevel]: 9, [constants.ZSTD_c_checksumFlag]: 1 };

/** Writes everything below `folder` into one compressed file. */
export function packFolder(folder: string, file: string): Promise<void> {
  return pipeline(packTar(folder), createZstdCompress({ params }), createWriteStream(file));
}

/**
 * Unpacks an archive of `packFolder` into `folder`, which is created if it does not exist. Only the owner can read the
 * files, because PostgreSQL requires it.
 *
 * @throws {Error} when the archive is absent, truncated or damaged; some files may already be written
 */
export function unpackFolder(file: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return pipeline(createReadStream(file), createZstdDecompress(), unpackTar(folder, { dmode: 0o700, fmode: 0o600 }));
}
