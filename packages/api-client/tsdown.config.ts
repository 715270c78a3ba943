import { libraryBuild } from '@myler/presets/tsdown';

export default libraryBuild({
  entry: ['src/{account,contract,endpoints,errors,gateway,openapi,problems,provider,same-origin,site-pages}/index.ts'],
});
