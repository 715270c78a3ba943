// Fast refresh in development; empty in a build.
import '@vitejs/plugin-react/preamble';
import '@myler/ui/styles.css';
import './shell/not-loaded.css';

export { start } from './app/start.tsx';
