import base from './vite.config.ts';
// @ts-ignore
import { stub } from '/tmp/stub/stub.mjs';
export default { ...base, plugins: [stub, ...base.plugins!], environments: { client: {build:{...base.environments!.client.build, outDir:'/tmp/stub/dist/client', emptyOutDir:true}}, ssr:{...base.environments!.ssr, build:{...base.environments!.ssr.build, outDir:'/tmp/stub/dist/server', emptyOutDir:true}} } };
