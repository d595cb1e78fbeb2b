import { execFileSync } from 'node:child_process';
import { type SiteConfig, siteConfigElementId } from 'shared/config';
import { shellScriptsId } from '../../shell/preload/startShell.ts';

/** A page as `shell/server` draws it, before anybody asks for it. */
export interface Page {
  /** Under the site's root: `guide/index.html`, `guide/_.en.html`. */
  file: string;
  route: string;
  /** Whose files and reads the early script asks for: `['guides/pages']`. */
  modules: readonly string[];
  language: string;
  head: string;
  body: string;
}

/**
 * Draws every page of the shell for one installation.
 *
 * @param program The built `shell/server/main.ts`.
 */
export function prerender(program: string, config: SiteConfig): Page[] {
  const output = execFileSync(process.execPath, [program], {
    input: JSON.stringify(config),
    encoding: 'utf8',
    maxBuffer: 32_000_000,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(output);
}

/** Puts an installation's configuration in the place of the demonstration's. */
export function withConfig(html: string, config: SiteConfig): string {
  const block = new RegExp(`(<script[^>]*id="${siteConfigElementId}"[^>]*>)[^<]*(</script>)`);
  if (!block.test(html)) throw new Error(`The page has no block "${siteConfigElementId}".`);
  // "<" would end the block early, wherever it stands in the data.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(block, (_, open: string, close: string) => `${open}${json}${close}`);
}

const ownScripts = /<script defer\b[^>]*><\/script>/g;
const ownHead = /<title>[^<]*<\/title>|<meta name="description"[^>]*>/g;
const place = '<div id="site"></div>';

/** Puts what a page shows, and what is said of it, into the shell's HTML. */
export function withPage(template: string, page: Page, early: PublishedScript): string {
  const { route, language, head, body } = page;
  const scripts = template.match(ownScripts);
  if (!template.includes(place)) throw new Error(`The page has no place ${place}.`);
  if (!scripts) throw new Error('The page has no scripts.');
  return template
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    .replace(ownHead, '')
    .replace(ownScripts, '')
    .replace('</head>', () => `${earlyTag(early, page)}${held(scripts)}${head}</head>`)
    .replace(
      place,
      () => `<div id="site" data-route="${route}" data-language="${language}">${body}</div>`,
    );
}

/** The shell's scripts, for the early one to start (`shell/preload/startShell.ts`). */
function held(scripts: readonly string[]): string {
  return `<template id="${shellScriptsId}">${scripts.join('')}</template>`;
}

/** A script of the shell as a page names it. */
export interface PublishedScript {
  path: string;
  integrity: string;
}

function earlyTag({ path, integrity }: PublishedScript, { modules }: Page): string {
  const subject = `data-config="${siteConfigElementId}" data-modules="${modules.join(' ')}"`;
  // Browsers think little of what is asynchronous, and this goes before all others.
  return `<script async fetchpriority="high" crossorigin="anonymous" src="${path}" integrity="${integrity}" ${subject}></script>`;
}
