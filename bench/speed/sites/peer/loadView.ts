/**
 * In the place of `shell/src/federation/loadView.ts`: remotes registered at run time by their
 * manifests, and asked for when a view is wanted, in the guides' own words and with nothing added.
 */
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import type { ViewAddress } from 'shared/contract';
import { federationName, type RemoteName, type SectionModule } from 'shared/contract';
import type { RegistryFile } from 'shared/registry';
import { addTranslations } from 'shared/runtime';

const registered = fetch('/registry.json')
  .then((response): Promise<RegistryFile> => response.json())
  .then(({ remotes }) =>
    registerRemotes(
      Object.entries(remotes).map(([remote, { entry }]) => ({
        name: federationName(remote as RemoteName),
        entry: entry.url,
      })),
    ),
  );

export interface LoadedView {
  component: ComponentType;
  connection: { version: { version: string } };
}

export async function loadView({ remote, module, view }: ViewAddress): Promise<LoadedView> {
  await registered;
  const loaded = await loadRemote<{ default: SectionModule }>(
    `${federationName(remote)}/${module}`,
  );
  const contents = loaded?.default;
  const load = contents?.views[view];
  if (!load) throw new Error(`${remote}/${module} has no view ${view}.`);
  const [component] = await Promise.all([
    load(),
    addTranslations(remote, contents.translations, 'peer'),
  ]);
  return { component: component.default, connection: { version: { version: 'peer' } } };
}
