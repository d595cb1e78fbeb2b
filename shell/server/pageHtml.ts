import type { Language } from 'shared/contract';
import { pageStateId, registryId } from '../src/boot/pageState.ts';
import { escapeXml } from './escapeXml.ts';
import { prerenderedFile } from './prerenderedPages.ts';
import type { LinkedStyle } from './sectionStyles.ts';
import { withVersions } from './versionsBlock.ts';

/** The parts of a page that differ from one page to the next. */
export interface PageParts {
  route: string;
  language: Language;
  /** The exposed modules whose files the preload script fetches: `['guides/pages']`. */
  modules: readonly string[];
  head: string;
  body: string;
  /** What the page was rendered with, as JSON; without it, the browser renders the sections. */
  rendered?: { state: string; registry: string };
  /** The stylesheets of the sections in the HTML. */
  styles?: readonly LinkedStyle[];
}

/** The template's name in the folder of a published shell. */
export const templateName = 'page-template.html';

/** Where the parts go in a template. */
export const placeholders = {
  state: '<!--page-state-->',
  head: '<!--page-head-->',
  body: '<div id="site"></div>',
  modules: 'data-modules=""',
};

const noscript = /<noscript>[\s\S]*?<\/noscript>/;

/** A frame brings no registry: where all else is in the cache, its sections wait for nothing but this. */
const registryPreload =
  '<link rel="preload" href="/registry.json" as="fetch" crossorigin="anonymous">';

/**
 * Fills the template of the published shell.
 *
 * @throws Error that names the part that the template lacks.
 */
export function pageHtml(template: string, parts: PageParts): string {
  for (const placeholder of Object.values(placeholders)) {
    if (!template.includes(placeholder))
      throw new Error(`The page's template has no ${placeholder}.`);
  }
  const { route, language, modules, head, body, rendered, styles = [] } = parts;
  const links = styles.map(
    // By `data-href` the section's code finds that its stylesheet is there; otherwise it would load its own.
    ({ href, integrity, url }) =>
      `<link rel="stylesheet" href="${href}" integrity="${integrity}" data-href="${escapeXml(url)}">`,
  );
  const blocks = rendered
    ? jsonBlock(pageStateId, rendered.state) + jsonBlock(registryId, rendered.registry)
    : registryPreload;
  // A rendered page works without scripts.
  const page = rendered ? template.replace(noscript, '') : template;
  return withVersions(page, { page: prerenderedFile(route, language) })
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    .replace(placeholders.state, () => blocks)
    .replace(placeholders.modules, () => `data-modules="${modules.join(' ')}"`)
    .replace(placeholders.head, () => head + links.join(''))
    .replace(
      placeholders.body,
      () => `<div id="site" data-route="${route}" data-language="${language}">${body}</div>`,
    );
}

/** An inert block; an unescaped "<" could close it. */
function jsonBlock(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;
}
