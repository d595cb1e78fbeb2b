/** Renders pages in a thread of its own, where a section's code cannot stop the renderer. */
import { parseSiteConfig } from 'shared/config';
import { provideSiteConfig, provideSupabase } from 'shared/runtime';
import { WebSocket } from 'ws';
import {
  type OnSection,
  type RenderedPage,
  type RenderRequest,
  renderPage,
} from './renderPage.tsx';
import { type SectionPathsRequest, sectionPaths } from './sectionPaths.ts';

// Supabase's client asks for it when it is created, and Node 20 has none.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket });

// A promise that a section's code rejects later must not end the thread.
process.on('unhandledRejection', (cause) => console.error('A section rejected a promise:', cause));

export interface Task {
  /** The installation's configuration as JSON; the same in every task of one renderer. */
  config: string;
  /** One number: the position of the section whose code runs, counted from 1; 0 for none. */
  progress: SharedArrayBuffer;
}

let isConfigured = false;

export default function render({
  config,
  progress,
  ...request
}: Task & RenderRequest): Promise<RenderedPage> {
  configure(config);
  return renderPage(request, progressIn(progress, request));
}

export function listPaths({
  config,
  progress,
  ...request
}: Task & SectionPathsRequest): Promise<string[]> {
  configure(config);
  return sectionPaths(request, progressIn(progress, request));
}

function configure(config: string): void {
  if (isConfigured) return;
  const siteConfig = parseSiteConfig(config);
  provideSiteConfig(siteConfig);
  provideSupabase(siteConfig.supabase, { persistSession: false, autoRefreshToken: false });
  isConfigured = true;
}

function progressIn(progress: SharedArrayBuffer, { sections }: SectionPathsRequest): OnSection {
  const current = new Int32Array(progress);
  return (remote) => {
    current[0] = sections.findIndex((file) => file.remote === remote) + 1;
  };
}
