import type { Page } from '@playwright/test';
import { federationName, type RemoteName } from 'shared/contract';
import type { RegistryFile } from 'shared/registry';

/** What a page must have once, by the shared module through which a remote sees it. */
const parts = [
  ['react', 'createElement'],
  ['react', 'useState'],
  ['react-dom', 'createPortal'],
  ['shared/runtime', 'Link'],
  ['shared/runtime', 'useTranslation'],
  ['shared/runtime', 'useQuery'],
  ['shared/runtime', 'createStore'],
  ['shared/runtime', 'queryClient'],
  ['shared/runtime', 'toasts'],
  ['shared/runtime', 'siteConfig'],
  ['shared/runtime', 'supabase'],
] as const;

/** How many different values the shell and the remotes have for each part; 1 where all share one. */
export const oneOfEach = Object.fromEntries([
  ...parts.map(([module, part]) => [`${module}: ${part}`, 1]),
  ['the Supabase client', 1],
]);

/** Loads every remote's probe of its shared modules in the open page, and compares what they got. */
export async function countIdentities(
  page: Page,
  remotes: readonly RemoteName[],
): Promise<Record<string, number>> {
  const containers = remotes.map((remote) => ({ remote, name: federationName(remote) }));
  return page.evaluate(
    async ({ containers, parts }) => {
      const registry: RegistryFile = await (await fetch('/registry.json')).json();
      const shell = Reflect.get(globalThis, '__FEDERATION__').__INSTANCES__[0];
      shell.registerRemotes(
        containers.map(({ remote, name }) => ({
          name: `probe_${name}`,
          entry: registry.remotes[remote]?.entry.url,
          entryGlobalName: name,
        })),
      );
      const offered = Object.entries<Record<string, { lib: () => Record<string, unknown> }>>(
        shell.shareScopeMap.default,
      ).flatMap(([module, versions]) => Object.values(versions).map(({ lib }) => [module, lib()]));
      const received = [Object.fromEntries(offered)];
      for (const { name } of containers) {
        received.push((await shell.loadRemote(`probe_${name}/singletons`)).sharedModules);
      }
      const values = new Map<string, Set<unknown>>();
      const note = (name: string, value: unknown) =>
        values.set(name, (values.get(name) ?? new Set()).add(value));
      for (const modules of received) {
        for (const [module, part] of parts) {
          const value = modules[module][part];
          if (value === undefined) throw new Error(`${module} has no ${part}.`);
          note(`${module}: ${part}`, value);
        }
        note('the Supabase client', modules['shared/runtime'].supabase());
      }
      return Object.fromEntries([...values].map(([name, { size }]) => [name, size]));
    },
    { containers, parts },
  );
}
