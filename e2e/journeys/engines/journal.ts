import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Adds a script to every page of a published shell that keeps what engines report in ways of their own:
 * errors and warnings in the console, uncaught errors, files that do not load, violations of the policy.
 */
export function addJournal(shell: string): void {
  writeFileSync(join(shell, journalFile), `(${keepJournal})(${JSON.stringify(journalKey)});\n`);
  for (const name of readdirSync(shell, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const html = readFileSync(join(shell, name), 'utf8');
    const script = `<script src="/${journalFile}"></script>`;
    writeFileSync(join(shell, name), html.replace('<head>', `<head>${script}`));
  }
}

const journalFile = 'journal.js';

/** Where the tab keeps its journal, which lasts from page to page. */
export const journalKey = 'journal';

function keepJournal(key: string): void {
  // Firefox reports the requests that leaving a page aborts as failed. A download only seems to leave it.
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
    setTimeout(() => {
      isLeft = false;
    }, 2_000);
  });
  const note = (...parts: unknown[]) => {
    if (isLeft) return;
    const text = parts
      .map((part) => (part instanceof Error ? `${part} ${part.stack}` : String(part)))
      .join(' ');
    const entries: unknown[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...entries, `${location.pathname}: ${text}`]));
  };
  for (const level of ['error', 'warn'] as const) {
    const log = console[level];
    console[level] = (...parts: unknown[]) => {
      note(`console.${level}`, ...parts);
      log(...parts);
    };
  }
  addEventListener(
    'error',
    ({ target, message, error }) => {
      // No error: the observer delivers the rest in the next frame.
      if (message?.startsWith('ResizeObserver loop')) return;
      // A browser that cannot play one tries the next. When none is left, the page logs it.
      if (target instanceof HTMLSourceElement) return;
      if (target instanceof HTMLElement) note('not loaded', target.outerHTML);
      else note('uncaught', message, error);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note('unhandled rejection', reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    note('policy', effectiveDirective, 'refused', blockedURI, 'in', sourceFile),
  );
}
