// Preloaded where plain Node imports built modules: bundlers remove style sheets, but Node cannot read them.
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.css')) return next(url, context);
    return { format: 'module', source: 'export default {};', shortCircuit: true };
  },
});
