/** Renders pages in a thread of its own, where a section's code cannot stop the renderer. */
import { workerData } from 'node:worker_threads';
import { parseSiteConfig } from 'shared/config';
import { provideSiteConfig, provideSupabase } from 'shared/runtime';
import { WebSocket } from 'ws';
import { answerTasks } from './answerTasks.ts';
import { unloadSection } from './loadSection.ts';
import { renderPage } from './renderPage.ts';
import { sectionPaths } from './sectionPaths.ts';
import type { ThreadData } from './tasks.ts';

// Supabase's client asks for it when it is created, and Node 20 has none.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket });

const { config }: ThreadData = workerData;
const siteConfig = parseSiteConfig(config);
provideSiteConfig(siteConfig);
provideSupabase(siteConfig.supabase, { persistSession: false, autoRefreshToken: false });

answerTasks({ page: renderPage, paths: sectionPaths, unload: unloadSection });
