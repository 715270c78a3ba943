import { libraryBuild } from '@myler/config/presets/tsdown';

export default libraryBuild({
  entry: ['src/{client,consent,events,page-views,sentry}.ts', 'src/{errors,transports}/index.ts'],
});
