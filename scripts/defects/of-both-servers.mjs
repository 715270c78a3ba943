/** @type {import('./defects.mjs').Defect[]} Protections that both servers share. */
export const ofBothServers = [
  {
    protection: 'No password is in the log.',
    file: 'internal/server/src/log.ts',
    intact: "  'password',\n",
    broken: '',
    tests: 'src/log.test.ts',
  },
  {
    protection: 'A queue has an end.',
    file: 'internal/server/src/limiter.ts',
    intact: 'if (isFull()) throw refusals.error();',
    broken: '',
    tests: 'src/limiter.test.ts',
  },
];
