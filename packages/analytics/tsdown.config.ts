import { libraryBuild } from '@myler/config/presets/tsdown';

export default libraryBuild({
  entry: ['src/{client,consent,events,page-views}.ts', 'src/errors/{index,sentry}.ts', 'src/transports/index.ts'],
});
