// Fast refresh, while developing; nothing in a build.
import '@vitejs/plugin-react/preamble';
import '@myler/ui/styles.css';
import './shell/not-loaded.css';

export { start } from './app/start.tsx';
