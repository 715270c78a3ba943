import type { NextConfig } from 'next';

const { MYLER_ORIGIN = 'http://localhost:3000' } = process.env;

export default {
  rewrites: () =>
    Promise.resolve(
      ['api', 'v1'].map((path) => ({ source: `/${path}/:rest*`, destination: `${MYLER_ORIGIN}/${path}/:rest*` })),
    ),
} satisfies NextConfig;
