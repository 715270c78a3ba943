import '@myler/ui/styles.css';

export { start } from './app/start.tsx';
