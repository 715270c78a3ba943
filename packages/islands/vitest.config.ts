import { defineConfig } from 'vitest/config';
import { nodeProject } from '@myler/presets/vitest';

export default defineConfig(nodeProject('islands'));
