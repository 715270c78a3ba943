/** What an id may be: long enough to be unique, short enough for a log, and of characters that nothing has to escape. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** An id from a header, if it can be one. Whether its sender is trusted is for the caller to check. */
export function validRequestId(received: string | undefined): string | undefined {
  return received !== undefined && REQUEST_ID.test(received) ? received : undefined;
}
