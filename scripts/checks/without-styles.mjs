// Preloaded where built modules are tried in plain Node: a bundler takes their style sheets out, Node cannot read them.
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.css')) return next(url, context);
    return { format: 'module', source: 'export default {};', shortCircuit: true };
  },
});
