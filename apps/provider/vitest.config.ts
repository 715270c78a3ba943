import { defineConfig } from 'vitest/config';
import { nodeProject } from '@myler/config/presets/vitest';

export default defineConfig(nodeProject('provider', { globalSetup: ['src/testing/snapshot.setup.ts'], maxWorkers: 2 }));
