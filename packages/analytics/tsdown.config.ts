import { libraryBuild } from '@myler/presets/tsdown';

export default libraryBuild({
  entry: ['src/{client,consent,events,page-views}.ts', 'src/errors/{index,sentry}.ts', 'src/transports/index.ts'],
});
