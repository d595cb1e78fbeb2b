// What code that has found all of Node may do in the process of sections: it prints what each attempt gives.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { Worker } from 'node:worker_threads';

const attempts = {
  variables: () => readFileSync('/proc/self/environ', 'utf8'),
  'variables of the parent': () => readFileSync(`/proc/${process.ppid}/environ`, 'utf8'),
  'memory of the parent': () => readFileSync(`/proc/${process.ppid}/maps`, 'utf8'),
  'another file': () => readFileSync('/etc/passwd', 'utf8'),
  'a new file': () => writeFileSync('stolen.txt', ''),
  'a child process': () => execFileSync('env', { encoding: 'utf8' }),
  'a thread without permissions': () => new Worker('', { eval: true, execArgv: [] }),
  'a native addon': () => process.dlopen({ exports: {} }, '/lib/libc.so.6'),
  'a debugger': () => new Session().connect(),
};

const results = Object.entries(attempts).map(([name, attempt]) => {
  try {
    return [name, String(attempt())];
  } catch ({ code }) {
    return [name, code];
  }
});
console.log(JSON.stringify({ variables: process.env, results: Object.fromEntries(results) }));
setInterval(() => {}, 1000);
