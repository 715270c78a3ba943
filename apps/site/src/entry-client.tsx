// Fast refresh in development; empty in a build.
import '@vitejs/plugin-react/preamble';
import '@myler/ui/styles.css';
import './shell/partial-layout.css';
import './shell/document.css';
import './shell/not-loaded.css';

export { start } from './app/start.tsx';
