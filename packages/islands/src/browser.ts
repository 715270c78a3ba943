export { CONTROLS, captureControl, isChanged, type CapturedInput, type Control } from './capture/capture-input.ts';
export { createIslandRoot, type Root } from './island/create-root.tsx';
export { registerIslands } from './island/register.ts';
export { startIslands, stopIslands } from './island/start-islands.ts';
