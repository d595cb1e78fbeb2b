// A render process whose pages do what their address says, for the tests of the pool.
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { answerTasks } from '../answerTasks.ts';
import { SectionFailures } from '../sectionFailures.ts';

const kept = [];
let meeting = [];

/** What a section that is rendered does, while its code runs or after an `await`. */
const actions = {
  wait: () => wait(200),
  // Ends only when so many pages are being rendered.
  meet: (pages) =>
    new Promise((resolve) => {
      meeting.push(resolve);
      if (meeting.length < pages) return;
      for (const end of meeting) end();
      meeting = [];
    }),
  loop: () => {
    for (;;);
  },
  // Long after its page is complete.
  loopAfterwards: () =>
    void setTimeout(() => {
      for (;;);
    }, 300),
  chain: async () => {
    for (;;) await null;
  },
  // Without computing, as a thread on a busy machine.
  starve: (milliseconds) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
  },
  throwLater: () =>
    void setTimeout(() => {
      throw new Error('later');
    }),
  rejectLater: () => void Promise.reject(new Error('later')),
  exit: () => process.exit(),
  fillHeap: () => {
    for (;;) kept.push(new Array(1e6).fill(kept.length));
  },
  fillBuffers: () => {
    for (;;) kept.push(Buffer.alloc(1e7, 1));
  },
  // Small, because a thread that is filling memory for long looks as if it would never end.
  keepBuffer: () => void kept.push(Buffer.alloc(2e7, 1)),
  log: () => console.error('Storia', 'del diritto'),
};

answerTasks({
  plan: () => ({ remotes: ['guides', 'chat'], hasChosenInput: true }),
  async page({ address, sections }, onSection) {
    const [, remote, action, when] = address.split('/');
    const failures = new SectionFailures(onSection);
    if (sections.some((section) => section.remote === remote)) {
      await failures.attempt(remote, 'page', async () => {
        if (when === 'later') await wait(1);
        await actions[action]?.(Number(when));
      });
    }
    const sources = sections.map(({ remote, source }) => `${remote}:${source ?? ''}`);
    return { body: JSON.stringify({ sources, pid: process.pid }), failures: {} };
  },
});
