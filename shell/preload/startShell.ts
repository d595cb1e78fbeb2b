import { firstFrame } from './firstPaint.ts';

/** The id of the `<template>` in every published page that contains the shell's scripts until they start. */
export const shellScriptsId = 'shell-scripts';

/**
 * Adds the shell's scripts to the page once its HTML is parsed and its styles are there. Earlier they would
 * compete for bandwidth with the styles that the first paint waits for (docs/decisions/0011).
 */
export function startShell(): void {
  const afterFirstFrame = () => void firstFrame().then(start);
  if (document.readyState !== 'loading') afterFirstFrame();
  else document.addEventListener('DOMContentLoaded', afterFirstFrame, { once: true });
}

function start(): void {
  const template = document.getElementById(shellScriptsId);
  if (!(template instanceof HTMLTemplateElement)) return;
  const scripts = document.importNode(template.content, true);
  // Added scripts are async by default, and would not run in their order.
  for (const script of scripts.querySelectorAll('script')) script.async = false;
  document.head.append(scripts);
}
