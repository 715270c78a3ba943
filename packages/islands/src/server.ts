export { IslandCollector } from './island/island-collector.server.tsx';
export { loadIslands } from './island/register.ts';
