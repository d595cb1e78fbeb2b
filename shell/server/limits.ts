import { availableParallelism, totalmem } from 'node:os';

/** What the thread that answers requests takes, with Node itself. */
const mainMegabytes = 200;

/** A thread's heap is bounded by Node; what is outside of it is watched. */
const heapMegabytes = 192;
const threadMegabytes = 300;

/** The part of the machine's or the container's memory that the renderer may fill. */
const usedPart = 0.8;

export interface Limits {
  threads: number;
  heapMegabytes: number;
  threadMegabytes: number;
  maximumMegabytes: number;
}

/** How many threads there are, and how much memory they may have. */
export function limitsFor(cores: number, memoryMegabytes: number): Limits {
  const usable = memoryMegabytes * usedPart;
  // One more thread is started when one of them was stopped.
  const affordable = Math.floor((usable - mainMegabytes) / threadMegabytes) - 1;
  const threads = Math.max(1, Math.min(cores - 1, affordable));
  const maximumMegabytes = Math.min(usable, mainMegabytes + (threads + 1) * threadMegabytes);
  return { threads, heapMegabytes, threadMegabytes, maximumMegabytes };
}

/** The limits of this machine, or of the container or the unit that the renderer runs in. */
export function ownLimits(): Limits {
  const total = totalmem();
  // 0 or more than there is where nothing is set.
  const constrained = process.constrainedMemory() || total;
  return limitsFor(availableParallelism(), Math.min(total, constrained) / 2 ** 20);
}
