import { setTimeout as delay } from 'node:timers/promises';
import { isOk, startProcess, waitUntil, type RunningProcess } from './processes.ts';

/** One process of a server, which is started again when it ends by itself, as an operator's supervisor does. */
export interface Instance {
  /** Its own address, behind the balancer. */
  origin: string;
  /** How often a process of it has ended that nobody had told to end. */
  crashes(): number;
  /** Starts it, and resolves when it is ready. */
  start(): Promise<void>;
  signal(name: NodeJS.Signals): void;
  /** Ends it without warning. Resolves when the supervisor has started it again and the balancer sends requests to it. */
  kill(): Promise<void>;
  /** Ends it as an operator does, starts it again, and waits until the balancer sends requests to it again. */
  restart(): Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
}

export interface InstanceOptions {
  name: string;
  /** The JavaScript file that is run. */
  file: string;
  port: number;
  env: Record<string, string>;
  logFile: string;
}

/** How long the supervisor waits before it starts a process again. */
const RESTART_MS = 500;
/** How long the balancer leaves out an instance that refused a connection: a second, which nginx counts in whole ones. */
const BALANCER_MS = 2_500;

export function createInstance({ name, file, port, env, logFile }: InstanceOptions): Instance {
  let running: RunningProcess | undefined;
  let isWanted = false;
  let crashes = 0;
  const origin = `http://127.0.0.1:${port}`;

  const start = async () => {
    isWanted = true;
    const process = startProcess(globalThis.process.execPath, [file], { env, logFile });
    running = process;
    void superviseUntilStopped(process);
    await waitUntil(() => isOk(`${origin}/readyz`), { what: name, process, logFile });
  };
  const superviseUntilStopped = async (process: RunningProcess) => {
    await process.ended;
    if (isWanted) crashes++;
    await delay(RESTART_MS);
    // A start that fails is tried again in the same way, when it has ended.
    if (isWanted && running === process) await start().catch(() => undefined);
  };
  const stop = async () => {
    isWanted = false;
    running?.signal('SIGCONT');
    running?.signal('SIGTERM');
    await running?.ended;
  };
  return {
    origin,
    crashes: () => crashes,
    start,
    stop,
    signal: (signal) => running?.signal(signal),
    async kill() {
      const killed = running;
      killed?.signal('SIGKILL');
      await killed?.ended;
      const isBack = async () => running !== killed && (await isOk(`${origin}/readyz`));
      while (!(await isBack().catch(() => false))) await delay(50);
      await delay(BALANCER_MS);
    },
    async restart() {
      await stop();
      await start();
      await delay(BALANCER_MS);
    },
  };
}
