import type { Logger } from '@myler/server/log';

/** Whether the provider answered its health check; `starting` while it has no address. */
export type Health = 'answers' | 'hangs' | 'starting';

export interface ProviderWatch {
  /** While it is true, a call fails at once instead of waiting for its deadline. */
  isHung(): boolean;
  /** A call was answered, well or badly. */
  answered(): void;
  /** A call was not answered by its deadline. */
  timedOut(): void;
  /** Checks regularly, also while nobody calls. */
  start(): void;
  stop(): void;
}

interface WatchOptions {
  check: () => Promise<Health>;
  log: Logger;
  /** Ends and starts the provider, when it is a child process. */
  restart?: (() => void) | undefined;
}

/** A single slow endpoint is no hung provider, so these are only a reason to check. */
const TIMEOUTS_BEFORE_CHECK = 3;
const CHECK_INTERVAL = 5_000;
/** While the provider hangs, so that it is used again soon after it answers. */
const RECHECK_DELAY = 1_000;
/** With a check's own deadline, about seventeen seconds. */
const CHECKS_BEFORE_RESTART = 6;
const MAX_CHECKS_BEFORE_RESTART = 48;

/**
 * A circuit breaker that asks the provider's health check, and not a visitor's call, whether the provider answers. It
 * opens when a check fails, and closes when one succeeds.
 */
export function createProviderWatch({ check, log, restart }: WatchOptions): ProviderWatch {
  let timeouts = 0;
  let failedChecks = 0;
  let checksBeforeRestart = CHECKS_BEFORE_RESTART;
  let isChecking = false;
  let isHung = false;
  let interval: NodeJS.Timeout | undefined;
  let recheck: NodeJS.Timeout | undefined;

  const noteHanging = () => {
    failedChecks += 1;
    if (!isHung) log.warn({ dependency: 'the provider' }, 'the provider does not answer: calls fail until it does');
    isHung = true;
    if (restart && failedChecks >= checksBeforeRestart) {
      log.warn({ dependency: 'the provider', failedChecks }, 'the provider has not answered for long and is ended');
      failedChecks = 0;
      // One that hangs after each start is left more time, in case that it only needs long.
      checksBeforeRestart = Math.min(2 * checksBeforeRestart, MAX_CHECKS_BEFORE_RESTART);
      restart();
    }
    recheck = setTimeout(() => void look(), RECHECK_DELAY).unref();
  };
  const noteAnswering = (health: Health) => {
    if (isHung && health === 'answers') log.info('the provider answers again');
    isHung = false;
    timeouts = 0;
    failedChecks = 0;
    if (health === 'answers') checksBeforeRestart = CHECKS_BEFORE_RESTART;
  };
  const look = async () => {
    if (isChecking) return;
    isChecking = true;
    clearTimeout(recheck);
    const health = await check();
    isChecking = false;
    if (health === 'hangs') noteHanging();
    else noteAnswering(health);
  };

  return {
    isHung: () => isHung,
    answered: () => {
      timeouts = 0;
    },
    timedOut: () => {
      timeouts += 1;
      if (timeouts >= TIMEOUTS_BEFORE_CHECK) void look();
    },
    start: () => {
      interval = setInterval(() => void look(), CHECK_INTERVAL).unref();
    },
    stop: () => {
      clearInterval(interval);
      clearTimeout(recheck);
    },
  };
}
