import { notFound } from '@tanstack/react-router';

/**
 * An id that nothing has is the not-found page's; any other failure is the page's own. Told by its status: on the
 * server the client comes from the proxy's own bundle, whose errors are of another class.
 */
export async function orNotFound<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if ((error as { status?: unknown }).status === 404) throw notFound();
    throw error;
  }
}
