import { execFileSync } from 'node:child_process';
import { type SiteConfig, siteConfigElementId } from 'shared/config';
import { shellScriptsId } from '../../shell/preload/startShell.ts';
import { type PageParts, placeholders } from '../../shell/server/pageHtml.ts';
import { emptyVersionsBlock } from '../../shell/server/versionsBlock.ts';
import { bootstrapScript } from '../hosting/bootstrapScript.ts';

/** The frame of a page, without its sections. */
export interface Page extends PageParts {
  /** Under the site's root: `guide/index.html`, `guide/_.en.html`. */
  file: string;
}

/**
 * Prerenders every page of the shell for one installation.
 *
 * @param program The built `shell/server/prerender.ts`.
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

const charset = /<meta charset="[^"]*"\s*\/?>/;
const shellScripts = /<script defer\b[^>]*><\/script>/g;
const shellHead = /<title>[^<]*<\/title>|<meta name="description"[^>]*>/g;

/**
 * The shell's HTML with placeholders for a page's parts, see `shell/server/pageHtml.ts`, and with the script
 * that chooses the version of the shell.
 *
 * @throws Error when it has no scripts, or says no charset.
 */
export function pageTemplate(html: string, preloadScript: PublishedScript): string {
  const scripts = html.match(shellScripts);
  if (!scripts) throw new Error('The page has no scripts.');
  if (!charset.test(html)) throw new Error('The page says no charset.');
  return (
    html
      .replace(shellHead, '')
      .replace(shellScripts, '')
      // Before the styles, because browsers run no script that follows a stylesheet until it is there.
      .replace(charset, (tag) => `${tag}${emptyVersionsBlock}<script>${bootstrapScript}</script>`)
      .replace(
        '</head>',
        // The preload script reads the state, so it comes after it.
        () =>
          `${placeholders.state}${preloadTag(preloadScript)}${scriptTemplate(scripts)}${placeholders.head}</head>`,
      )
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

function preloadTag({ path, integrity }: PublishedScript): string {
  // Browsers fetch async scripts with low priority, and this one must come first: before the first paint it
  // replaces a page in another language than the visitor's.
  return `<script async blocking="render" fetchpriority="high" crossorigin="anonymous" src="${path}" integrity="${integrity}" ${placeholders.modules}></script>`;
}
