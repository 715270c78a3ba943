import type { DayHour } from '@myler/config/day-hours';
import type { GatewayClient } from '../gateway/index.ts';

/** The dependencies of the site's server entry, for each page. */
export interface RenderDeps {
  provider: GatewayClient;
  /** The public origin: "https://myler.example". */
  origin: string;
  /** The part of the environment that the site's scripts may read. */
  clientEnv: Record<string, unknown>;
  /** The part of the visitor's day, for a page that differs by it (`variesByHour` of `@myler/config/pages`). */
  hour?: DayHour | undefined;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  /**
   * A complete document, which is the same for all visitors with this `hour`. It does not contain the data it was
   * rendered from.
   */
  html: string;
  redirect?: string;
  /** False if a block could not be rendered. Such a page should not be kept as a good copy. */
  cacheable: boolean;
  /** The error of the page's code or loader, if the page shows an error message instead. */
  failure?: unknown;
  /** For the content security policy: `sha256-…` of each inline script. */
  scriptHashes: string[];
}

/** Renders the page of a URL, or a redirect. */
export type RenderPage = (url: URL, deps: RenderDeps) => Promise<RenderedPage>;
