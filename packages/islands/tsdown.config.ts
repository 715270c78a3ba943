import { libraryBuild } from '@myler/presets/tsdown';

export default libraryBuild({
  entry: [
    'src/{actions,attributes,elements,island,loading,navigation}/index.ts',
    'src/{browser,server}.ts',
    'src/navigation/client-router.tsx',
  ],
});
