/**
 * Replaces the modules of `shell/src/federation` that use Module Federation: the sections are dynamic
 * imports of the same build. `loadSearch.ts` is apart, because the shell loads it late.
 */
import type { ComponentType } from 'react';
import type { PageLocation, RemoteName, SectionModule, ViewReference } from 'shared/contract';
import { addTranslations } from 'shared/runtime';
import { loaderData } from '../../../shell/src/federation/loaderData.ts';

const modules: Record<RemoteName, Record<string, () => Promise<{ default: SectionModule }>>> = {
  handouts: {
    home: () => import('../../../mf-handouts/src/home.ts'),
    pages: () => import('../../../mf-handouts/src/pages.ts'),
  },
  guides: { pages: () => import('../../../mf-guides/src/pages.ts') },
  representatives: { pages: () => import('../../../mf-representatives/src/pages.ts') },
  calculators: { home: () => import('../../../mf-calculators/src/home.ts') },
  'events-marketplace': { home: () => import('../../../mf-events-marketplace/src/home.ts') },
  chat: {
    home: () => import('../../../mf-chat/src/home.ts'),
    widget: () => import('../../../mf-chat/src/widget.ts'),
  },
};

const connection = { version: { version: 'one' } };

export async function loadView(
  { remote, module, view }: ViewReference,
  at?: PageLocation,
): Promise<{ component: ComponentType; connection: object }> {
  const { default: contents } = (await modules[remote][module]?.()) ?? {};
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
export const versionsFor = () => [];
