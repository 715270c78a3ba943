import { notFound } from '@tanstack/react-router';

/**
 * Shows the not-found page for an unknown id; any other failure is thrown on to the page. Compares the status and not
 * the class: on the server the client comes from the proxy's own bundle, whose error class is another one.
 */
export async function orNotFound<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if ((error as { status?: unknown }).status === 404) throw notFound();
    throw error;
  }
}
