import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

const { MYLER_ORIGIN = 'http://localhost:3000' } = loadEnv('', import.meta.dirname, 'MYLER_');

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/api': MYLER_ORIGIN, '/v1': MYLER_ORIGIN } },
});
