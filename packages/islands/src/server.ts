export { IslandCollector } from './island/island-collector.server.tsx';
export { loadIslands, registerIslands } from './island/register.ts';
