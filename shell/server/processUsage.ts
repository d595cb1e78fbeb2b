import { readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const tickMs = 10;

interface ProcessUsage {
  cpuMs: number;
  /** Resident memory, heap and buffers together. */
  megabytes: number;
}

/** What a process uses, also while it is blocked. Only Linux says it; elsewhere memory is not watched. */
export function processUsage(pid: number | undefined): ProcessUsage {
  try {
    // After the name, which may contain spaces, the first field is the state, the third of `man proc_pid_stat`.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    return { cpuMs: (Number(stat[11]) + Number(stat[12])) * tickMs, megabytes: kilobytes / 1024 };
  } catch {
    return { cpuMs: Number.POSITIVE_INFINITY, megabytes: 0 };
  }
}
