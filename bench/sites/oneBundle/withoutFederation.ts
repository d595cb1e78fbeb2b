/**
 * Replaces the modules of `shell/src/federation` that use Module Federation: the sections are dynamic
 * imports of the same build. `loadSearch.ts` is apart, because the shell loads it late.
 */
import { viewModules } from 'virtual:sections/views';
import type { ComponentType } from 'react';
import type { PageLocation, ViewReference } from 'shared/contract';
import { addTranslations } from 'shared/runtime';
import { loaderData } from '../../../shell/src/federation/loaderData.ts';

const connection = { version: { version: 'one' } };

export async function loadView(
  { remote, module, view }: ViewReference,
  at?: PageLocation,
): Promise<{ component: ComponentType; connection: object }> {
  const { default: contents } = (await viewModules[remote][module]?.()) ?? {};
  const load = contents?.views[view];
  if (!load) throw new Error(`${remote}/${module} has no view ${view}.`);
  const [component] = await Promise.all([
    load(),
    addTranslations(remote, contents.translations, 'one'),
    loaderData(contents.loaders?.[view], at),
  ]);
  return { component: component.default, connection };
}

export const startFederation = () => {};
export const currentRegistry = async () => ({ remotes: new Map(), problems: [] });
/** The one bundle's pages are frames, which bring no registry. */
export const provideRegistry = () => {};
export const forgetRegistry = () => {};
export const connectionTo = async () => connection;
export const connectionAfter = () => undefined;
export const disconnect = () => {};
export const isInUse = () => true;
export const versionInUse = () => undefined;
export const versionsByFolder = () => new Map<string, never>();
export const versionsFor = () => [];
