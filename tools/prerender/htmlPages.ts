import { execFileSync } from 'node:child_process';
import { type SiteConfig, siteConfigElementId } from 'shared/config';
import { shellScriptsId } from '../../shell/preload/startShell.ts';

/** A page as `shell/server` prerenders it. */
export interface Page {
  /** Under the site's root: `guide/index.html`, `guide/_.en.html`. */
  file: string;
  route: string;
  /** The exposed modules whose files and data the preload script fetches: `['guides/pages']`. */
  modules: readonly string[];
  language: string;
  head: string;
  body: string;
}

/**
 * Prerenders every page of the shell for one installation.
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

/** Replaces the demonstration's configuration by an installation's. */
export function withConfig(html: string, config: SiteConfig): string {
  const block = new RegExp(`(<script[^>]*id="${siteConfigElementId}"[^>]*>)[^<]*(</script>)`);
  if (!block.test(html)) throw new Error(`The page has no block "${siteConfigElementId}".`);
  // An unescaped "<" could close the script element.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(block, (_, open: string, close: string) => `${open}${json}${close}`);
}

const shellScripts = /<script defer\b[^>]*><\/script>/g;
const shellHead = /<title>[^<]*<\/title>|<meta name="description"[^>]*>/g;
const root = '<div id="site"></div>';

/** Puts a prerendered page and its head into the shell's HTML. */
export function withPage(template: string, page: Page, preloadScript: PublishedScript): string {
  const { route, language, head, body } = page;
  const scripts = template.match(shellScripts);
  if (!template.includes(root)) throw new Error(`The page has no root element ${root}.`);
  if (!scripts) throw new Error('The page has no scripts.');
  return template
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    .replace(shellHead, '')
    .replace(shellScripts, '')
    .replace(
      '</head>',
      () => `${preloadTag(preloadScript, page)}${scriptTemplate(scripts)}${head}</head>`,
    )
    .replace(
      root,
      () => `<div id="site" data-route="${route}" data-language="${language}">${body}</div>`,
    );
}

/** Keeps the shell's scripts inert until the preload script starts them (`shell/preload/startShell.ts`). */
function scriptTemplate(scripts: readonly string[]): string {
  return `<template id="${shellScriptsId}">${scripts.join('')}</template>`;
}

export interface PublishedScript {
  path: string;
  integrity: string;
}

function preloadTag({ path, integrity }: PublishedScript, { modules }: Page): string {
  const data = `data-config="${siteConfigElementId}" data-modules="${modules.join(' ')}"`;
  // Browsers fetch async scripts with low priority, and this one must come first.
  return `<script async fetchpriority="high" crossorigin="anonymous" src="${path}" integrity="${integrity}" ${data}></script>`;
}
