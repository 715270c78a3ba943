import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

const { MYLER_ORIGIN = 'http://localhost:3000' } = process.env;
const proxy = { '/api': MYLER_ORIGIN, '/v1': MYLER_ORIGIN };

export default defineConfig({
  integrations: [react()],
  devToolbar: { enabled: false },
  vite: { server: { proxy }, preview: { proxy } },
});
