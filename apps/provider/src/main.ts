import { requireNode } from '@myler/server/node-version';

requireNode();
await import('./serve.ts');
