import { libraryBuild } from '@myler/presets/tsdown';

export default libraryBuild({ entry: ['src/*.ts', '!src/*.test.ts', '!src/*.test-kit.ts'] });
