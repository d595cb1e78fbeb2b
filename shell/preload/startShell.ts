import { shellScriptsId } from './shellScriptsId.ts';

/**
 * Brings the shell's own scripts into the page, once it is read to its end. A browser that found them
 * by itself would fetch them beside the page's styles, letters and picture, and share the line among
 * all of them: what comes first is what the visitor sees (docs/decisions/0022).
 */
export function startShell(): void {
  if (document.readyState !== 'loading') start();
  else document.addEventListener('DOMContentLoaded', start, { once: true });
}

function start(): void {
  const place = document.getElementById(shellScriptsId);
  if (!(place instanceof HTMLTemplateElement)) return;
  const scripts = document.importNode(place.content, true);
  // They run in their order, which a page's own do by themselves.
  for (const script of scripts.querySelectorAll('script')) script.async = false;
  document.head.append(scripts);
}
