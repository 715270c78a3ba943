import type { ProviderClient } from '../provider/index.ts';

/** What the site's server entry is handed for each page. */
export interface RenderDeps {
  provider: ProviderClient;
  /** The public origin: "https://myler.example". */
  origin: string;
  /** What the site's scripts may know of the environment. */
  clientEnv: Record<string, unknown>;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  /** A complete document, the same for every visitor, without the data it was rendered from. */
  html: string;
  redirect?: string;
  /** False when a block could not be filled: such a page should not be kept as a good copy. */
  cacheable: boolean;
  /** What the page's code or its loader threw, when the page says instead that it failed. */
  failure?: unknown;
  /** For the content security policy: `sha256-…` of each inline script. */
  scriptHashes: string[];
}

/** A page for a URL, or where to go instead. */
export type RenderPage = (url: URL, deps: RenderDeps) => Promise<RenderedPage>;
