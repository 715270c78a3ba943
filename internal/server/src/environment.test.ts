import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { logLevel, port, readVariables, secret } from './environment.ts';

const schema = z.object({ PORT: z._default(port, 3000), LOG_LEVEL: logLevel, TOKEN: secret });

describe('variables of the environment', () => {
  it('have defaults, which also replace empty values', () => {
    expect(readVariables('@myler/proxy', schema, { PORT: '', LOG_LEVEL: undefined, OTHER: 'x' })).toEqual({
      PORT: 3000,
      LOG_LEVEL: 'info',
    });
  });

  it('that are wrong are all named in one error', () => {
    const wrong = { PORT: 'front', LOG_LEVEL: 'loud', TOKEN: 'short' };
    expect(() => readVariables('@myler/proxy', schema, wrong)).toThrow(
      /^@myler\/proxy cannot start with this environment:\n {2}PORT must be a whole number from 0 to 65535\n {2}LOG_LEVEL .+\n {2}TOKEN needs 16 characters or more$/,
    );
  });
});
