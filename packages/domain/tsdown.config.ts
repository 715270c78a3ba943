import { libraryBuild } from '@myler/presets/tsdown';

export default libraryBuild({ entry: ['src/*/index.ts'] });
