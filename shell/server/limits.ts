import { availableParallelism, totalmem } from 'node:os';

/** The memory of the process that answers requests. */
const mainMegabytes = 200;

/** Node limits the heap of a render process; `ShellPools` limits the memory of all together. */
const heapMegabytes = 192;
const processMegabytes = 300;

/** The fraction of the machine's or the container's memory that the renderer may use. */
const usedPart = 0.8;

export interface Limits {
  processes: number;
  heapMegabytes: number;
  /** What each may use on average. */
  processMegabytes: number;
  /** What they and this process may use together, however many versions of the shell run. */
  maximumMegabytes: number;
}

/** The number of render processes, and the memory of each. */
export function limitsFor(cores: number, memoryMegabytes: number): Limits {
  const usable = memoryMegabytes * usedPart;
  // Room for the replacement of a process that is being stopped.
  const affordable = Math.floor((usable - mainMegabytes) / processMegabytes) - 1;
  const processes = Math.max(1, Math.min(cores - 1, affordable));
  return { processes, heapMegabytes, processMegabytes, maximumMegabytes: usable };
}

/** The limits of this machine, container or systemd unit. */
export function ownLimits(): Limits {
  const total = totalmem();
  // Without a limit it is 0, or more than the machine has.
  const constrained = process.constrainedMemory() || total;
  return limitsFor(availableParallelism(), Math.min(total, constrained) / 2 ** 20);
}
