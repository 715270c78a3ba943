import { libraryBuild } from '@myler/config/presets/tsdown';

export default libraryBuild({
  entry: ['src/{card,enquiry,gift-card,join-us,newsletter,password,people,sign-in,validation}/index.ts'],
  css: { splitting: true, inject: true },
});
