/** The template in every published page that holds the shell's scripts until they are started. */
export const shellScriptsId = 'shell-scripts';

/**
 * Starts the shell's scripts once the HTML is parsed. Otherwise they would compete for bandwidth with the
 * styles, fonts and picture of the first paint (docs/decisions/0022).
 */
export function startShell(): void {
  if (document.readyState !== 'loading') start();
  else document.addEventListener('DOMContentLoaded', start, { once: true });
}

function start(): void {
  const template = document.getElementById(shellScriptsId);
  if (!(template instanceof HTMLTemplateElement)) return;
  const scripts = document.importNode(template.content, true);
  // Inserted scripts are async by default, and these must run in order.
  for (const script of scripts.querySelectorAll('script')) script.async = false;
  document.head.append(scripts);
}
