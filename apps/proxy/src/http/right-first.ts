import { ApiError } from '@myler/api-client/errors';

/**
 * Reads what a member has sent. If it is not valid, the provider is asked first whether the member may make the call at all: what
 * somebody may not do is not there, whatever was sent (docs/product-decisions.md, People on a card).
 *
 * @param ask makes the call without a body, which changes nothing
 * @throws {ApiError} 401 or 404 of the provider
 * @throws {Problem} 400 or 422 of `read`
 */
export async function rightFirst<Input>(
  read: () => Promise<Input> | Input,
  ask: () => Promise<unknown>,
): Promise<Input> {
  try {
    return await read();
  } catch (invalid) {
    await ask().catch((refused: unknown) => {
      if (refused instanceof ApiError && (refused.status === 401 || refused.status === 404)) throw refused;
    });
    throw invalid;
  }
}
