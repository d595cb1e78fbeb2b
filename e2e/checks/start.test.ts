import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { portVariable, type Service, services } from 'shared/ports';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { artefactFolder, root } from '../../tools/paths.ts';
import { freePorts, isFree } from '../../tools/site/freePorts.ts';

/** Long enough for a busy machine. */
const timeoutMs = 90_000;

const execute = promisify(execFile);

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

type Ports = ReadonlyMap<Service, number>;

async function portsForAll(): Promise<Ports> {
  const ports = await freePorts(services.length);
  return new Map(services.map((service, index) => [service, ports[index] ?? 0]));
}

/** Runs `npm start` on free ports. */
function start(ports: Ports, options: string[] = []) {
  const variables = [...ports].map(([service, port]) => [portVariable(service), String(port)]);
  const env = { ...process.env, ...Object.fromEntries(variables) };
  const child = spawn(process.execPath, ['tools/start.mjs', ...options], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  const printed = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const onOutput = (chunk: Buffer) => {
        output += chunk;
        if (output.includes(text)) resolve();
      };
      child.stdout.on('data', onOutput);
      child.stderr.on('data', onOutput);
      child.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${output}`)));
    });
  /** What a command of this repository prints, with the same ports. */
  const run = async (folder: string, ...args: string[]) =>
    (await execute(process.execPath, args, { cwd: folder, env })).stdout;
  return { child, printed, run, output: () => output };
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
    'begins again with --reset, prints the site’s URL when every server responds, its commands find it, and Ctrl-C or a kill stops all',
    async () => {
      const ports = await portsForAll();
      const kept = `${root}.local/kept/${ports.get('backend')}`;
      onTestFinished(() => rmSync(kept, { recursive: true, force: true }));
      mkdirSync(kept, { recursive: true });
      writeFileSync(`${kept}/of-an-earlier-start`, '');
      const { child, printed, run } = start(ports, ['--reset']);
      await printed(`The site is at http://localhost:${ports.get('shell')}`);
      for (const [service, port] of ports) {
        const path = service === 'backend' ? '/health' : '/';
        const response = await fetch(`http://localhost:${port}${path}`);
        expect(response.status, service).toBeLessThan(500);
      }
      const linea = `${root}tools/cli/linea.mjs`;
      expect(await run(artefactFolder('guides'), linea, 'releases')).toMatch(
        /^guides now:\n {2}live/,
      );
      // It reads the registry and every entry; without a version before there is nothing to compare.
      const watch = ['--import', 'tsx', 'tools/watch/main.ts', '--once'];
      expect(await run(root, ...watch)).toBe('');
      // As with the hosting kit, pages reach the backend at the site's own address.
      const site = `http://localhost:${ports.get('shell')}`;
      expect(await (await fetch(site)).text()).toContain(`"${site}/api"`);
      expect((await fetch(`${site}/api/rest/v1/guides`)).status).toBe(401);
      child.kill('SIGINT');
      const [code] = await once(child, 'exit');
      expect(code).toBe(0);
      await expectAllFree(ports);

      // What is kept survives in `supabase/tests/persistentData.test.ts`.
      expect(readdirSync(kept).sort()).toEqual(['keys.json', 'postgres']);
      const next = start(ports, ['--keep']);
      await next.printed(`kept in ${kept}`);
      next.child.kill('SIGKILL');
      await expectAllFree(ports);
    },
    timeoutMs,
  );

  it('names an option that it does not know', async () => {
    const { printed } = start(await portsForAll(), ['--kep']);
    await expect(printed('Starting')).rejects.toThrow(/Unknown option '--kep'/);
  });

  // Regression: builds and the backend ran on for seconds, and the next start found its port taken.
  it(
    'leaves no process when interrupted while it starts',
    async () => {
      const ports = await portsForAll();
      const { child, printed } = start(ports);
      // The site is not published yet.
      await printed('backend ready');
      child.kill('SIGINT');
      const [code] = await once(child, 'exit');
      expect(code).toBe(130);
      for (const [service, port] of ports) expect(await isFree(port), service).toBe(true);
    },
    timeoutMs,
  );

  it(
    'reports a port in use and starts nothing',
    async () => {
      const ports = await portsForAll();
      const taken = ports.get('guides') ?? 0;
      const otherServer = createServer().listen(taken, '127.0.0.1');
      await once(otherServer, 'listening');
      const { child, output } = start(ports);
      child.stdout?.resume();
      let error = '';
      child.stderr?.on('data', (chunk) => {
        error += chunk;
      });
      const [code] = await once(child, 'exit');
      otherServer.close();
      await once(otherServer, 'close');
      expect(code, output()).toBe(1);
      expect(error.trim()).toBe(
        `Port ${taken} (guides) is taken: stop what uses it, or set PORT_GUIDES to another.`,
      );
      await expectAllFree(ports);
    },
    timeoutMs,
  );

  it('detects a port in use on ::1', async () => {
    const [port = 0] = await freePorts(1);
    const otherServer = createServer().listen(port, '::1');
    await once(otherServer, 'listening');
    expect(await isFree(port)).toBe(false);
    otherServer.close();
  });

  it(
    'reports an invalid port',
    async () => {
      const ports = await portsForAll();
      const { child } = start(new Map([...ports, ['chat', 70_000]]));
      let error = '';
      child.stderr?.on('data', (chunk) => {
        error += chunk;
      });
      const [code] = await once(child, 'exit');
      expect(code).toBe(1);
      expect(error.trim()).toBe('PORT_CHAT is "70000", which is not a port (1 to 65535).');
    },
    timeoutMs,
  );
});
