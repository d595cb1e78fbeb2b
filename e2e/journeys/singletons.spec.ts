import { federationName, remoteNames } from 'shared/contract';
import { expect, test } from './fixtures.ts';

/** The parts of the page that must exist once, by the module through which a remote sees them. */
const parts = [
  ['React', 'createElement'],
  ['React', 'useState'],
  ['ReactDOM', 'createPortal'],
  ['runtime', 'Link'],
  ['runtime', 'useTranslation'],
  ['runtime', 'useQuery'],
  ['runtime', 'createStore'],
  ['runtime', 'queryClient'],
  ['runtime', 'toasts'],
  ['runtime', 'siteConfig'],
  ['runtime', 'supabase'],
  ['zod', 'z'],
] as const;

test('everything that must exist once is the same through every remote', async ({
  page,
  site,
  visit,
}) => {
  await visit('/');
  const registry = await (await fetch(`${site.url}/registry.json`)).json();
  const remotes = remoteNames.map((name) => ({
    name: federationName(name),
    entry: registry.remotes[name].entry.url,
  }));

  const identities = await page.evaluate(
    async ({ remotes, parts }) => {
      const federation = Reflect.get(globalThis, '__FEDERATION__').__INSTANCES__[0];
      federation.registerRemotes(
        remotes.map(({ name, entry }) => ({ name: `probe_${name}`, entry, entryGlobalName: name })),
      );
      const seen: Record<string, Set<unknown>> = {};
      const clients = new Set();
      for (const { name } of remotes) {
        const modules = await federation.loadRemote(`probe_${name}/singletons`);
        for (const [module, part] of parts) {
          const key = `${module}.${part}`;
          seen[key] ??= new Set();
          seen[key].add(modules[module][part]);
        }
        clients.add(modules.runtime.supabase());
      }
      // What the shell itself offers, from the share scope.
      const offered = federation.shareScopeMap.default;
      for (const [module, part] of parts) {
        const name = {
          React: 'react',
          ReactDOM: 'react-dom',
          runtime: 'shared/runtime',
          zod: 'shared/zod',
        }[module];
        const versions = Object.values<{ lib?: () => Record<string, unknown> }>(offered[name]);
        for (const version of versions) seen[`${module}.${part}`]?.add(version.lib?.()[part]);
      }
      return {
        parts: Object.fromEntries(Object.entries(seen).map(([key, values]) => [key, values.size])),
        undefinedParts: Object.entries(seen)
          .filter(([, values]) => values.has(undefined))
          .map(([key]) => key),
        clients: clients.size,
      };
    },
    { remotes, parts },
  );

  expect(identities.undefinedParts).toEqual([]);
  expect(identities.parts).toEqual(
    Object.fromEntries(parts.map(([module, part]) => [`${module}.${part}`, 1])),
  );
  expect(identities.clients).toBe(1);
});
