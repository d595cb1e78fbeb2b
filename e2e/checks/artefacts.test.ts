import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { siteConfigElementId } from 'shared/config';
import { federationName, remoteModules, remoteNames } from 'shared/contract';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { type ContainerManifest, containerManifestName, sharedVersions } from 'shared/federation';
import { portOf } from 'shared/ports';
import { afterAll, describe, expect, it } from 'vitest';
import { artefacts } from '../../tools/build/build.ts';
import { artefactFolder, root } from '../../tools/paths.ts';
import { describeArtefact } from '../../tools/release/artefact.ts';
import { shellBudget, weigh, withinBudget } from '../../tools/release/checks/withinBudget.ts';
import { publishSite } from '../../tools/site/publishSite.ts';

/** Files as text: those that a build writes, or every one, so that no ending can be forgotten. */
function filesOf(folder: string, named = /\.(js|css|html|json)$/) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && named.test(entry.name))
    .map((entry) => {
      const path = `${entry.parentPath}/${entry.name}`;
      return { path, text: readFileSync(path, 'utf8') };
    });
}

const styles = (dist: string) => filesOf(dist).filter(({ path }) => path.endsWith('.css'));

describe('the built shell', () => {
  const files = filesOf(`${artefactFolder('shell')}/dist`);

  it('names no address, port or version of a remote', () => {
    const block = new RegExp(`<script[^>]*id="${siteConfigElementId}"[^>]*>[^<]*</script>`);
    const ports = remoteNames.map((remote) => portOf(remote)).join('|');
    const traces = new RegExp(
      `:(${ports})\\b|remoteEntry\\.js|mf-manifest|0\\.1\\.0-[0-9a-f]{10}`,
      'g',
    );
    for (const { path, text } of files.filter(({ path }) => !path.endsWith('/build.json'))) {
      expect(text.replace(block, '').match(traces) ?? [], path).toEqual([]);
    }
  });

  it('weighs no more than agreed without any section', () => {
    const page = files.find(({ path }) => path.endsWith('dist/index.html'))?.text ?? '';
    const first = [...page.matchAll(/(?:src|href)="\/(static\/[^"]+\.(?:js|css))"/g)];
    expect(first.length).toBeGreaterThan(2);
    const dist = `${artefactFolder('shell')}/dist/`;
    // What comes by itself once the page rests.
    const late = files.filter(({ path }) => /\/toaster\.\w+\.js$/.test(path));
    expect(late).toHaveLength(1);
    const bytes = [
      ...first.map(([, path = '']) => dist + path),
      ...late.map(({ path }) => path),
    ].map((path) => brotliCompressSync(readFileSync(path)).length);
    const weight = bytes.reduce((sum, one) => sum + one, 0) / 1024;
    expect(weight).toBeLessThanOrEqual(shellBudget);
    // A budget that nobody would notice exceeding is none.
    expect(weight).toBeGreaterThan(shellBudget * 0.9);
  });

  // On a slow line they came after all scripts, and the words of the hero jumped.
  it('names its letters in the page, so that they come before its scripts', () => {
    const page = files.find(({ path }) => path.endsWith('dist/index.html'))?.text ?? '';
    const [, letters = ''] = /href="([^"]+\.woff2)" rel="preload" as="font"/.exec(page) ?? [];
    expect(existsSync(`${artefactFolder('shell')}/dist${letters}`)).toBe(true);
    expect(letters).toMatch(/latin-wght/);
  });

  it('has code at all', () => {
    expect(files.filter(({ path }) => path.endsWith('.js')).length).toBeGreaterThan(0);
  });
});

describe.each(artefacts)('the build of %s', (artefact) => {
  it('does not say where it was built', () => {
    const file = pathToFileURL(root).pathname;
    const folder = artefactFolder(artefact);
    const builds =
      artefact === 'shell' ? ['dist', 'dist-preload', 'dist-service-worker'] : ['dist'];
    for (const { path, text } of builds.flatMap((dist) => filesOf(`${folder}/${dist}`, /./))) {
      const told = [root, file, encodeURIComponent(root)].filter((way) => text.includes(way));
      expect(told, path).toEqual([]);
    }
  });
});

describe.each(remoteNames)('the built remote %s', (remote) => {
  const dist = `${artefactFolder(remote)}/dist`;
  const manifest: ContainerManifest = JSON.parse(
    readFileSync(`${dist}/${containerManifestName}`, 'utf8'),
  );
  const entry = readFileSync(`${dist}/remoteEntry.js`, 'utf8');

  it('weighs no more than agreed', () => {
    const made = { version: '0.1.0', commit: '0000000', publishedAt: '2026-01-01T00:00:00Z' };
    const weight = weigh(dist, describeArtefact(remote, dist, made));
    expect(withinBudget(remote, weight)).toMatchObject({ ok: true });
  });

  it('exposes what the contract names, and nothing else but the probe of its singletons', () => {
    expect(Object.keys(manifest.exposes).sort()).toEqual(
      [...remoteModules[remote], 'singletons'].sort(),
    );
  });

  // In the order in which they were finished, the same sources made another entry now and then.
  it('lists the hashes of its chunks in order', () => {
    const lists = [...entry.matchAll(/sri(?:ExtractCss)?Hashes=\{([^}]*)\}/g)];
    expect(lists.length).toBeGreaterThan(0);
    for (const [, hashes = ''] of lists) {
      const chunks = [...hashes.matchAll(/(\d+):"sha256-/g)].map(([, chunk]) => Number(chunk));
      expect(chunks.length).toBeGreaterThan(0);
      expect(chunks).toEqual(chunks.toSorted((left, right) => left - right));
    }
  });

  it('has the name by which the shell asks for it', () => {
    expect(entry).toMatch(new RegExp(`\\bvar ${federationName(remote)}\\b`));
  });

  // Two versions in one page took each other's chunks for their own.
  it('keeps its chunks apart from those of its other versions', () => {
    expect(entry).toMatch(new RegExp(`rspackChunk${federationName(remote)}_[0-9a-f]{8}\\b`));
  });

  it('carries no React and no client of its own', () => {
    for (const { path, text } of filesOf(`${dist}/static`)) {
      expect(text, path).not.toMatch(
        /react\.(transitional\.)?element"|__CLIENT_INTERNALS|GoTrueClient/,
      );
    }
  });

  // Decision 25: a team upgrades its bundler, Module Federation or Zod when it likes.
  it('takes nothing from the shell but the shared modules of the contract', () => {
    expect(manifest.shared).toEqual(
      Object.fromEntries(
        Object.entries(sharedVersions).map(([name, version]) => [name, `^${version}`]),
      ),
    );
    expect(entry).not.toMatch(/__FEDERATION__|_FEDERATION_RUNTIME_CORE/);
  });

  it('leaves it to the shell to register properties, which knows all that it uses', () => {
    const registered = new Map(
      styles(`${artefactFolder('shell')}/dist`).flatMap(({ text }) =>
        [...text.matchAll(/@property (--[\w-]+)\{([^}]*)/g)].map(([, name, rule]) => [name, rule]),
      ),
    );
    for (const { path, text } of styles(dist)) {
      expect(text, path).not.toContain('@property');
      const set = new Set([...text.matchAll(/(--tw-[\w-]+):/g)].map(([, name]) => name));
      expect(
        [...set].filter((name) => !registered.has(name)),
        path,
      ).toEqual([]);
      // Under an older shell it may not be registered.
      const bare = [...text.matchAll(/var\((--tw-[\w-]+)\)/g)].map(([, name]) => name);
      expect(bare.filter((name) => registered.get(name)?.includes('initial-value'))).toEqual([]);
    }
  });

  it('styles only what is under its own name', () => {
    for (const { path, text } of styles(dist)) {
      const utilities = text.slice(text.indexOf('@layer utilities{'));
      for (const [, selector = ''] of utilities.matchAll(/(?<=[{}])([^{}@]+)(?=\{)/g)) {
        if (/^(from|to|[\d.]+%)/.test(selector) || /^:(root|host)/.test(selector)) continue;
        // Wherever it stands in the selector, the name must be an ancestor's.
        expect(selector, path).toMatch(new RegExp(`\\[data-mf=["']?${remote}["']?\\] `));
      }
    }
  });
});

/** Keys that open more than a visitor may read, as the services that are used here write them. */
const secrets =
  /sb_secret_\w{8,}|\bsbp_[0-9a-f]{20,}|-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bgh[opsu]_\w{30,}|\bsk-[\w-]{20,}/g;

/** The roles of the tokens that stand in a text. */
function rolesIn(text: string): string[] {
  return [...text.matchAll(/\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g)].map(([, payload = '']) =>
    String(JSON.parse(Buffer.from(payload, 'base64url').toString()).role),
  );
}

describe('everybody may read every file that is published', () => {
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('and finds no secret in it', () => {
    publishSite({
      folder,
      built: artefacts.map((artefact) => ({
        artefact,
        folder: `${artefactFolder(artefact)}/dist`,
        version: '0.1.0-test',
      })),
      config: demonstration,
      originOf: (remote) => `https://${remote}.example`,
      commit: 'test',
    });
    for (const artefact of artefacts) {
      const files = filesOf(`${folder}/${artefact}`, /./);
      expect(files.length, artefact).toBeGreaterThan(3);
      for (const { path, text } of files) {
        expect(text.match(secrets) ?? [], path).toEqual([]);
        expect(
          rolesIn(text).filter((role) => role !== 'anon'),
          path,
        ).toEqual([]);
      }
    }
  });
});
