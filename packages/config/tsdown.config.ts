import { libraryBuild } from './presets/tsdown.ts';

export default libraryBuild({ entry: ['src/*.ts', '!src/*.test.ts', '!src/*.test-kit.ts'] });
