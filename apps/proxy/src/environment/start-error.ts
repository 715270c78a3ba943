/** The proxy cannot start, for a reason that the operator can change. Its message is printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Names the cause of an error of `listen`. */
export function listenError(error: NodeJS.ErrnoException, { port, host }: { port: number; host?: string | undefined }) {
  const advice: Record<string, string> = {
    EADDRINUSE: `Another program listens on port ${port}. End it, or set PORT to another port (0 takes any free one).`,
    EACCES: `This user may not listen on port ${port}. Set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST is ${host}, which is no address of this machine. Correct it, or unset it to listen on all.`,
    ENOTFOUND: `HOST is ${host}, which has no address. Correct it, or unset it to listen on all.`,
  };
  return new StartError(advice[error.code ?? ''] ?? `The proxy cannot listen on port ${port}: ${error.message}`, {
    cause: error,
  });
}
