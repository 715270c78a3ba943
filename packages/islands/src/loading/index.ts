export { loadCode, LoadError } from './code-loading.ts';
export { layOutWhenIdle } from './lay-out-when-idle.ts';
export { nextTask } from './next-task.ts';
export { hideNotLoaded, showNotLoaded, type NotLoadedHandlers } from './not-loaded.ts';
export { useLoaded } from './use-loaded.ts';
export { doBusily, whileBusy } from './while-busy.ts';
