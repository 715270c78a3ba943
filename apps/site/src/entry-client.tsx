// Fast refresh, while developing; nothing in a build.
import '@vitejs/plugin-react/preamble';
import '@myler/ui/styles.css';

export { start } from './app/start.tsx';
