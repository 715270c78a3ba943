import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

const { MYLER_ORIGIN = 'http://localhost:3000' } = loadEnv('', import.meta.dirname, 'MYLER_');

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  server: { proxy: { '/api': MYLER_ORIGIN, '/v1': MYLER_ORIGIN } },
  build: isSsrBuild
    ? {}
    : {
        rollupOptions: {
          // No script of the page names the application: the early script imports it, and calls its `start`.
          input: ['index.html', 'src/entry-client.tsx'],
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: 'assets/[name].js' },
        },
      },
}));
