import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { portVariable, type Service, services } from 'shared/ports';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from '../../tools/paths.ts';
import { freePorts, isFree } from '../../tools/site/freePorts.ts';

/** Long enough for a machine that also runs everything else. */
const deadline = 90_000;

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

type Ports = ReadonlyMap<Service, number>;

async function portsForAll(): Promise<Ports> {
  const ports = await freePorts(services.length);
  return new Map(services.map((service, index) => [service, ports[index] ?? 0]));
}

/** `npm start` on ports of its own. */
function start(ports: Ports) {
  const variables = [...ports].map(([service, port]) => [portVariable(service), String(port)]);
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...Object.fromEntries(variables) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  const said = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = (chunk: Buffer) => {
        output += chunk;
        if (output.includes(text)) resolve();
      };
      child.stdout.on('data', look);
      child.stderr.on('data', look);
      child.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${output}`)));
    });
  return { child, said, output: () => output };
}

async function expectAllFree(ports: Ports): Promise<void> {
  await expect
    .poll(
      async () => {
        const taken = [];
        for (const [service, port] of ports) if (!(await isFree(port))) taken.push(service);
        return taken;
      },
      { timeout: 10_000 },
    )
    .toEqual([]);
}

describe('npm start', () => {
  it(
    'says where the site is when all of it answers, and Ctrl-C stops all of it',
    async () => {
      const ports = await portsForAll();
      const { child, said } = start(ports);
      await said(`The site is at http://localhost:${ports.get('shell')}`);
      for (const [service, port] of ports) {
        const path = service === 'backend' ? '/health' : '/';
        const response = await fetch(`http://localhost:${port}${path}`);
        expect(response.status, service).toBeLessThan(500);
      }
      child.kill('SIGINT');
      const [code] = await once(child, 'exit');
      expect(code).toBe(0);
      await expectAllFree(ports);
    },
    deadline,
  );

  // Found once: builders and the backend went on for seconds, and the next start found its port taken.
  it.each([200, 1200])(
    'leaves nothing running when it is interrupted %i ms after the start',
    async (delay) => {
      const ports = await portsForAll();
      const { child, said } = start(ports);
      await said('Starting');
      await new Promise((resolve) => setTimeout(resolve, delay));
      child.kill('SIGINT');
      const [code] = await once(child, 'exit');
      expect(code).toBe(130);
      for (const [service, port] of ports) expect(await isFree(port), service).toBe(true);
    },
    deadline,
  );

  it(
    'leaves nothing running when it is killed without a word',
    async () => {
      const ports = await portsForAll();
      const { child, said } = start(ports);
      await said('The site is at');
      child.kill('SIGKILL');
      await expectAllFree(ports);
    },
    deadline,
  );

  it(
    'names a taken port in one sentence, and starts nothing',
    async () => {
      const ports = await portsForAll();
      const taken = ports.get('guides') ?? 0;
      const squatter = createServer().listen(taken, '127.0.0.1');
      await once(squatter, 'listening');
      const { child, output } = start(ports);
      child.stdout?.resume();
      let complaint = '';
      child.stderr?.on('data', (chunk) => {
        complaint += chunk;
      });
      const [code] = await once(child, 'exit');
      squatter.close();
      await once(squatter, 'close');
      expect(code, output()).toBe(1);
      expect(complaint.trim()).toBe(
        `Port ${taken} (guides) is taken: stop what uses it, or set PORT_GUIDES to another.`,
      );
      await expectAllFree(ports);
    },
    deadline,
  );

  it('takes a port as taken when another program has it as ::1', async () => {
    const [port = 0] = await freePorts(1);
    const squatter = createServer().listen(port, '::1');
    await once(squatter, 'listening');
    expect(await isFree(port)).toBe(false);
    squatter.close();
  });

  it(
    'refuses what is not a port in one sentence',
    async () => {
      const ports = await portsForAll();
      const { child } = start(new Map([...ports, ['chat', 70_000]]));
      let complaint = '';
      child.stderr?.on('data', (chunk) => {
        complaint += chunk;
      });
      const [code] = await once(child, 'exit');
      expect(code).toBe(1);
      expect(complaint.trim()).toBe('PORT_CHAT is "70000", which is not a port (1 to 65535).');
    },
    deadline,
  );
});
