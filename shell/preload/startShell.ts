import { preloadState } from 'shared/data';
import { savesData } from '../src/loading/savesData.ts';
import { fetchPublishedFile } from './fetchPublishedFile.ts';
import { firstFrame, firstPaint, parsed } from './firstPaint.ts';

/** The id of the `<template>` in every published page that contains the shell's scripts until they start. */
export const shellScriptsId = 'shell-scripts';

/**
 * Fetches the shell's scripts, and runs them when the page is used. Before the styles they would compete with these
 * for bandwidth, and before the first frame for the main thread (docs/decisions/0011).
 *
 * @param use When to run them; undefined for a page that needs them as soon as it is shown.
 */
export async function startShell(use: Promise<void> | undefined): Promise<void> {
  await parsed();
  if (!use) void stylesLoaded().then(preloadScripts);
  else if (!savesData()) void firstPaint().then(fetchScripts);
  await Promise.all([firstFrame(), use]);
  runScripts();
}

/** Into the browser's cache. A preload that is not used soon would be warned of in the console. */
function fetchScripts(): void {
  for (const { src: url, integrity } of shellScripts().querySelectorAll('script')) {
    fetchPublishedFile({ url, integrity }, 'low').catch(() => {
      // The script that runs reports the failure.
    });
  }
}

function preloadScripts(): void {
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
  for (const script of scripts.querySelectorAll('script')) {
    script.async = false;
    script.addEventListener('error', () => {
      // A link that was captured leads to its file then.
      preloadState().replayInput?.();
      // A page that was used without a network starts with the next one.
      if (!navigator.onLine) window.addEventListener('online', runScripts, { once: true });
    });
  }
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
