import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { findRedis } from './find-redis.mjs';

const folder = mkdtempSync(join(tmpdir(), 'find-redis-'));
const redis = join(folder, 'redis-server');
writeFileSync(redis, '#!/bin/sh\n', { mode: 0o755 });

describe('The Redis of the tests', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('is the program that REDIS_SERVER_PATH names, and a wrong path is an error', () => {
    vi.stubEnv('REDIS_SERVER_PATH', redis);
    expect(findRedis()).toBe(redis);
    vi.stubEnv('REDIS_SERVER_PATH', join(folder, 'missing'));
    expect(findRedis).toThrow(/REDIS_SERVER_PATH is .*missing.*Correct it, or unset it/);
  });

  it('is otherwise an installed one, Valkey before Redis', () => {
    vi.stubEnv('REDIS_SERVER_PATH', '');
    vi.stubEnv('PATH', folder);
    expect(findRedis()).toBe(redis);
    const valkey = join(folder, 'valkey-server');
    writeFileSync(valkey, '#!/bin/sh\n', { mode: 0o755 });
    expect(findRedis()).toBe(valkey);
  });
});
