import { defineConfig } from 'vitest/config';
import { nodeProject } from '@myler/config/presets/vitest';

export default defineConfig(nodeProject('server'));
