/**
 * Replaces `shell/src/federation/loadView.ts`: the sections are dynamic imports of the same build.
 * No project checks its types, because it imports the sources of every section.
 */
import type { ComponentType } from 'react';
import type { PageAddress, RemoteName, SectionModule, ViewAddress } from 'shared/contract';
import { addTranslations } from 'shared/runtime';
import { loaderData } from '../../../shell/src/federation/loaderData.ts';

type Load = () => Promise<{ default: SectionModule }>;

const modules: Record<RemoteName, Record<string, Load>> = {
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

export interface LoadedView {
  component: ComponentType;
  connection: { version: { version: string } };
}

export async function loadView(
  { remote, module, view }: ViewAddress,
  at?: PageAddress,
): Promise<LoadedView> {
  const { default: contents } = (await modules[remote][module]?.()) ?? {};
  const load = contents?.views[view];
  if (!load) throw new Error(`${remote}/${module} has no view ${view}.`);
  const [component] = await Promise.all([
    load(),
    addTranslations(remote, contents.translations, 'one'),
    loaderData(contents.loaders?.[view], at),
  ]);
  return { component: component.default, connection: { version: { version: 'one' } } };
}
