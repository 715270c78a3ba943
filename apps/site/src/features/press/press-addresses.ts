/** The largest page that the provider returns. The years and the neighbours of a release are found among these. */
export const ALL_RELEASES = { page: 1, limit: 100 } as const;

/** The proxy makes it from the house's own files (`apps/proxy/src/press-kit`). */
export const PRESS_KIT = '/press/kit.zip';
