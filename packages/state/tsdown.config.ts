import { libraryBuild } from '@myler/config/presets/tsdown';

export default libraryBuild({ entry: ['src/{currency,dialogs,session,user}/index.ts'] });
