import { libraryBuild } from '@myler/presets/tsdown';

export default libraryBuild({ entry: ['src/{currency,device,dialogs,family,search,session,shortlist,user}/index.ts'] });
