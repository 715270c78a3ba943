export { browserDelivery } from './browser.ts';
export { createConsoleTransport } from './console.ts';
export { createHttpTransport, type HttpTransportOptions } from './http.ts';
export { createNoTransport } from './none.ts';
export type { Envelope, Transport } from './types.ts';
