import type { ProviderClient } from '@myler/api-client/provider';

/** The site's own description of its server entry (`@myler/site/server`), which is loaded at run time. */
export interface RenderDeps {
  provider: ProviderClient;
  origin: string;
  clientEnv: Record<string, unknown>;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  /** A complete document, the same for every visitor, without the data it was rendered from. */
  html: string;
  redirect?: string;
  /** False when a block could not be filled: no good copy. */
  cacheable: boolean;
  /** `sha256-…` of each inline script. */
  scriptHashes: string[];
}

export type RenderPage = (url: URL, deps: RenderDeps) => Promise<RenderedPage>;
