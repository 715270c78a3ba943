import { libraryBuild } from '@myler/config/presets/tsdown';

export default libraryBuild({ entry: ['src/{client,consent,events,page-views}.ts', 'src/transports/index.ts'] });
