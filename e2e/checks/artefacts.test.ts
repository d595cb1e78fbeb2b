import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteConfigElementId } from 'shared/config';
import {
  contractVersion,
  federationName,
  remoteModules,
  remoteNames,
  sectionParts,
} from 'shared/contract';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import {
  type ContainerManifest,
  containerManifestName,
  providedExports,
  providedTypes,
  serverFileName,
  sharedVersions,
} from 'shared/federation';
import { portOf } from 'shared/ports';
import { afterAll, describe, expect, it } from 'vitest';
import { artefacts } from '../../tools/build/build.ts';
import { artefactFolder, root } from '../../tools/paths.ts';
import { createReleaseRecord } from '../../tools/registry/sectionRecord.ts';
import { shellBudget, weighShell, withinBudget } from '../../tools/release/checks/budget.ts';
import { publishSite } from '../../tools/site/publishSite.ts';
import { namedImports } from './namedImports.ts';

/** The files of a folder, as text. */
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

  it('is within its size budget without any section', () => {
    const weight = weighShell(`${artefactFolder('shell')}/dist`);
    expect(weight).toBeLessThanOrEqual(shellBudget);
    // A budget far above the size would not catch growth.
    expect(weight).toBeGreaterThan(shellBudget * 0.9);
  });

  // Regression: a chunk beside it was never published, and no shell started.
  it('has one file that every page loads first', () => {
    expect(readdirSync(`${artefactFolder('shell')}/dist-preload`)).toEqual(['preload.js']);
  });

  // Regression: on a slow network the font loaded after all scripts, and the hero's text shifted.
  it('preloads its font in the page', () => {
    const page = files.find(({ path }) => path.endsWith('dist/index.html'))?.text ?? '';
    const [, font = ''] = /href="([^"]+\.woff2)" rel="preload" as="font"/.exec(page) ?? [];
    expect(existsSync(`${artefactFolder('shell')}/dist${font}`)).toBe(true);
    expect(font).toMatch(/latin-wght/);
  });

  it('contains scripts', () => {
    expect(files.filter(({ path }) => path.endsWith('.js')).length).toBeGreaterThan(0);
  });
});

describe.each(artefacts)('the build of %s', (artefact) => {
  it('contains no path of the build machine', () => {
    const file = pathToFileURL(root).pathname;
    const folder = artefactFolder(artefact);
    const builds =
      artefact === 'shell' ? ['dist', 'dist-preload', 'dist-service-worker'] : ['dist'];
    for (const { path, text } of builds.flatMap((dist) => filesOf(`${folder}/${dist}`, /./))) {
      const paths = [root, file, encodeURIComponent(root)].filter((one) => text.includes(one));
      expect(paths, path).toEqual([]);
    }
  });
});

describe.each(remoteNames)('the built remote %s', (remote) => {
  const dist = `${artefactFolder(remote)}/dist`;
  const manifest: ContainerManifest = JSON.parse(
    readFileSync(`${dist}/${containerManifestName}`, 'utf8'),
  );
  const entry = readFileSync(`${dist}/remoteEntry.js`, 'utf8');

  it('is within its size budget', () => {
    const build = { version: '0.1.0', commit: '0000000', publishedAt: '2026-01-01T00:00:00Z' };
    const record = createReleaseRecord(remote, dist, build);
    const { ok, detail } = withinBudget(remote, dist, record);
    expect(ok, detail).toBe(true);
  });

  it('has a small server file, which requires nothing but what the renderer provides', () => {
    const source = readFileSync(`${dist}/${serverFileName}`, 'utf8');
    expect(source.length).toBeLessThan(100_000);
    const required = [...source.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name]) => name);
    expect(required).toContain('shared/runtime');
    const provided = ['react', 'react/jsx-runtime', 'react-dom', 'shared/runtime'];
    expect(required.filter((name) => !provided.includes(name ?? ''))).toEqual([]);
  });

  it('exposes the modules of the contract and the probe of its singletons only', () => {
    expect(Object.keys(manifest.exposes).sort()).toEqual(
      [...remoteModules[remote], 'singletons'].sort(),
    );
    expect(manifest.views).toEqual(sectionParts[remote]);
  });

  it('records what it imports from the contract, which this shell exports', () => {
    const { 'shared/runtime': used = [] } = manifest.uses;
    expect(used).toContain('useTranslation');
    // Statistics of the bundler left out a third of the sources.
    for (const { path, text } of filesOf(`${artefactFolder(remote)}/src`, /\.tsx$/)) {
      for (const [module, names] of Object.entries(manifest.uses)) {
        expect(names, path).toEqual(expect.arrayContaining(namedImports(text, module)));
      }
    }
    for (const [module, names] of Object.entries(manifest.uses)) {
      expect(providedExports()[module]).toEqual(expect.arrayContaining(names));
    }
    const { 'shared/runtime': usedTypes = {}, 'shared/contract': exposed = {} } =
      manifest.usedTypes;
    expect(Object.keys(usedTypes)).toEqual(used);
    const searches = remoteModules[remote].some((module) => module === 'search');
    expect(Object.keys(exposed)).toEqual([...(searches ? ['ExposedSearch'] : []), 'ExposedViews']);
    for (const [module, types] of Object.entries(manifest.usedTypes)) {
      for (const [name, type] of Object.entries(types)) {
        expect(providedTypes[module]?.[name], name).toContain(type);
      }
    }
  });

  // Regression: in order of completion the same sources sometimes gave another entry.
  it('lists the hashes of its chunks in order', () => {
    const lists = [...entry.matchAll(/sri(?:ExtractCss)?Hashes=\{([^}]*)\}/g)];
    expect(lists.length).toBeGreaterThan(0);
    for (const [, hashes = ''] of lists) {
      const chunks = [...hashes.matchAll(/(\d+):"sha256-/g)].map(([, chunk]) => Number(chunk));
      expect(chunks.length).toBeGreaterThan(0);
      expect(chunks).toEqual(chunks.toSorted((left, right) => left - right));
    }
  });

  it('has the global name that the shell expects', () => {
    expect(entry).toMatch(new RegExp(`\\bvar ${federationName(remote)}\\b`));
  });

  // Regression: two versions in one page shared the chunk global and mixed up their chunks.
  it('has a chunk global of its own per version', () => {
    expect(entry).toMatch(new RegExp(`rspackChunk${federationName(remote)}_[0-9a-f]{8}\\b`));
  });

  it('contains no copy of React or Supabase’s client', () => {
    for (const { path, text } of filesOf(`${dist}/static`)) {
      expect(text, path).not.toMatch(
        /react\.(transitional\.)?element"|__CLIENT_INTERNALS|GoTrueClient/,
      );
    }
  });

  // Decision 3: a team upgrades its bundler, Module Federation or Zod when it likes.
  it('takes nothing from the shell but the shared modules of the contract', () => {
    const major = Number.parseInt(sharedVersions.react, 10);
    const ranges = Object.keys(sharedVersions).map((name) => [name, `^${major}.0.0`]);
    expect(manifest.shared).toEqual({
      ...Object.fromEntries(ranges),
      // Decision 24: the shells of its contract and of the next one.
      'shared/runtime': `^${contractVersion}.0.0 || ^${contractVersion + 1}.0.0`,
    });
    expect(entry).not.toMatch(/__FEDERATION__|_FEDERATION_RUNTIME_CORE/);
  });

  it('leaves the registration of CSS properties to the shell, which registers all it uses', () => {
    const registered = new Map(
      styles(`${artefactFolder('shell')}/dist`).flatMap(({ text }) =>
        [...text.matchAll(/@property (--[\w-]+)\{([^}]*)/g)].map(([, name, rule]) => [name, rule]),
      ),
    );
    for (const { path, text } of styles(dist)) {
      expect(text, path).not.toContain('@property');
      const used = new Set([...text.matchAll(/(--tw-[\w-]+):/g)].map(([, name]) => name));
      expect(
        [...used].filter((name) => !registered.has(name)),
        path,
      ).toEqual([]);
      // An older shell may not register it.
      const withoutFallback = [...text.matchAll(/var\((--tw-[\w-]+)\)/g)].map(([, name]) => name);
      expect(
        withoutFallback.filter((name) => registered.get(name)?.includes('initial-value')),
      ).toEqual([]);
    }
  });

  it('styles only elements inside its own slot', () => {
    for (const { path, text } of styles(dist)) {
      const utilities = text.slice(text.indexOf('@layer utilities{'));
      for (const [, selector = ''] of utilities.matchAll(/(?<=[{}])([^{}@]+)(?=\{)/g)) {
        if (/^(from|to|[\d.]+%)/.test(selector) || /^:(root|host)/.test(selector)) continue;
        // The slot must be an ancestor in the selector.
        expect(selector, path).toMatch(new RegExp(`\\[data-mf=["']?${remote}["']?\\] `));
      }
    }
  });
});

/** Secret keys in the formats of the services that are used here. */
const secrets =
  /sb_secret_\w{8,}|\bsbp_[0-9a-f]{20,}|-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bgh[opsu]_\w{30,}|\bsk-[\w-]{20,}/g;

/** The roles of the JWTs in a text. */
function rolesIn(text: string): string[] {
  return [...text.matchAll(/\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g)].map(([, payload = '']) =>
    String(JSON.parse(Buffer.from(payload, 'base64url').toString()).role),
  );
}

describe('the published files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('contain no secret', () => {
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
