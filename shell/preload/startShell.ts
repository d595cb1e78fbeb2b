import { firstFrame } from './firstPaint.ts';

/** The id of the `<template>` in every published page that contains the shell's scripts until they start. */
export const shellScriptsId = 'shell-scripts';

/**
 * Fetches the shell's scripts once the page's styles are there, and runs them from the first frame on. Earlier
 * they would compete with the styles for bandwidth, and with the first paint for the main thread
 * (docs/decisions/0011).
 */
export function startShell(): void {
  const afterParsing = () => {
    void stylesLoaded().then(fetchScripts);
    void firstFrame().then(runScripts);
  };
  if (document.readyState !== 'loading') afterParsing();
  else document.addEventListener('DOMContentLoaded', afterParsing, { once: true });
}

function fetchScripts(): void {
  for (const { src, crossOrigin, integrity } of shellScripts().querySelectorAll('script')) {
    const link = document.createElement('link');
    // With other attributes than the script's, the browser would fetch the file twice.
    Object.assign(link, { rel: 'preload', as: 'script', href: src, crossOrigin, integrity });
    document.head.append(link);
  }
}

function runScripts(): void {
  const scripts = shellScripts();
  // Added scripts are async by default, and would not run in their order.
  for (const script of scripts.querySelectorAll('script')) script.async = false;
  document.head.append(scripts);
}

function shellScripts(): DocumentFragment {
  const template = document.getElementById(shellScriptsId);
  return template instanceof HTMLTemplateElement
    ? document.importNode(template.content, true)
    : document.createDocumentFragment();
}

/** Resolves when every style sheet that the page links has loaded, or failed to. */
async function stylesLoaded(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all([...links].map(loaded));
}

function loaded(link: HTMLLinkElement): Promise<unknown> | undefined {
  if (link.sheet) return undefined;
  return new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', resolve, { once: true });
  });
}
