/**
 * The server file of a version of the shell, which is published with it: draws pages and the sitemap with the code of
 * sections, in a process that can do nothing else. `tools/prerender/publishShell.ts` puts the version's template in
 * front of it.
 */
import { parseSiteConfig, siteConfigElementId } from 'shared/config';
import { defaultLanguage } from 'shared/contract';
import { provideSiteConfig, provideSupabase, supabase } from 'shared/runtime';
import { WebSocket } from 'ws';
import { answerFrom, planFor } from './answer.ts';
import { answerTasks } from './answerTasks.ts';
import { renderPage } from './renderPage.ts';
import { freezePlatform } from './sectionRealm.ts';

// Supabase's client asks for it when it is created, and Node 20 has none.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket });

const template = String(Reflect.get(globalThis, '__TEMPLATE'));
const config = new RegExp(`id="${siteConfigElementId}"[^>]*>([^<]*)<`).exec(template)?.[1];
const siteConfig = parseSiteConfig(config ?? '');
freezeAll(siteConfig);
provideSiteConfig(siteConfig);
provideSupabase(siteConfig.supabase, { persistSession: false, autoRefreshToken: false });
// Sections share the one client.
Object.freeze(await supabase());
freezePlatform();

// Visitors' pages find the code compiled; a process that cannot render is never ready.
await renderPage({ address: '/', language: defaultLanguage, sections: [], now: 0 });

answerTasks({ plan: planFor, page: answerFrom(template) });

/** Sections share the configuration, too. */
function freezeAll(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freezeAll(part);
}
