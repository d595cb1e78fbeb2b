import { cpus, loadavg } from 'node:os';

/** When and on what a part ran: the head of its section. */
export function about(browser: string, what: string): string {
  const [load = 0] = loadavg();
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()})`;
  return `${day}; ${machine}, Node ${process.versions.node}, Chromium ${browser}, load of the machine at the end ${load.toFixed(1)}. ${what}`;
}
