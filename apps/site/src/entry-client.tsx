export { start } from './ssr/start-app.tsx';
