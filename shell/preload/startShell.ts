/** The id of the `<template>` in every published page that contains the shell's scripts until they start. */
export const shellScriptsId = 'shell-scripts';

/**
 * Adds the shell's scripts to the page once its HTML is parsed. As ordinary scripts they would compete for
 * bandwidth with the styles, font and picture that the visitor sees first (docs/decisions/0011).
 */
export function startShell(): void {
  if (document.readyState !== 'loading') start();
  else document.addEventListener('DOMContentLoaded', start, { once: true });
}

function start(): void {
  const template = document.getElementById(shellScriptsId);
  if (!(template instanceof HTMLTemplateElement)) return;
  const scripts = document.importNode(template.content, true);
  // Added scripts are async by default, and would not run in their order.
  for (const script of scripts.querySelectorAll('script')) script.async = false;
  document.head.append(scripts);
}
