import { defineConfig } from 'vitest/config';
import { nodeProject } from './presets/vitest.ts';

export default defineConfig(nodeProject('config'));
