import { availableParallelism, totalmem } from 'node:os';

/** The memory of Node and of the thread that answers requests. */
const mainMegabytes = 200;

/** Node limits a thread's heap; `Pool` limits its heap and external memory together. */
const heapMegabytes = 192;
const threadMegabytes = 300;

/** The fraction of the machine's or the container's memory that the renderer may use. */
const usedPart = 0.8;

export interface Limits {
  threads: number;
  heapMegabytes: number;
  threadMegabytes: number;
  maximumMegabytes: number;
}

/** The number of threads, and the memory of each. */
export function limitsFor(cores: number, memoryMegabytes: number): Limits {
  const usable = memoryMegabytes * usedPart;
  // Room for the replacement of a thread that is being terminated.
  const affordable = Math.floor((usable - mainMegabytes) / threadMegabytes) - 1;
  const threads = Math.max(1, Math.min(cores - 1, affordable));
  const maximumMegabytes = Math.min(usable, mainMegabytes + (threads + 1) * threadMegabytes);
  return { threads, heapMegabytes, threadMegabytes, maximumMegabytes };
}

/** The limits of this machine, container or systemd unit. */
export function ownLimits(): Limits {
  const total = totalmem();
  // Without a limit it is 0, or more than the machine has.
  const constrained = process.constrainedMemory() || total;
  return limitsFor(availableParallelism(), Math.min(total, constrained) / 2 ** 20);
}
