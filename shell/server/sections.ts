/** The program of a render process: renders pages with the code of sections, which can do nothing else there. */
import process from 'node:process';
import { parseSiteConfig } from 'shared/config';
import { defaultLanguage } from 'shared/contract';
import { provideSiteConfig, provideSupabase, supabase } from 'shared/runtime';
import { WebSocket } from 'ws';
import { answerTasks } from './answerTasks.ts';
import { renderPage } from './renderPage.ts';
import { sectionPaths } from './sectionPaths.ts';
import { freezePlatform } from './sectionRealm.ts';

// Supabase's client asks for it when it is created, and Node 20 has none.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket });

const siteConfig = parseSiteConfig(process.argv[2] ?? '');
freezeAll(siteConfig);
provideSiteConfig(siteConfig);
provideSupabase(siteConfig.supabase, { persistSession: false, autoRefreshToken: false });
// Sections share the one client.
Object.freeze(await supabase());
freezePlatform();

// Visitors' pages find the code compiled; a process that cannot render is never ready.
await renderPage({ address: '/', language: defaultLanguage, sections: [], now: 0 });

answerTasks({ page: renderPage, paths: sectionPaths });

/** Sections share the configuration, too. */
function freezeAll(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freezeAll(part);
}
