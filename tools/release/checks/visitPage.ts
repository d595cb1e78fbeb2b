import type { BrowserContext, Page } from '@playwright/test';
import type { Language, RemoteName } from 'shared/contract';
import type { ShellRecord } from 'shared/registry';
import type { UnpublishedBuild } from './mockSite.ts';

/** How long a slot may take to show its section. */
const timeoutMs = 30_000;

/** A view that the shell mounts, and the path of the page that shows it. */
export type RequiredView = ShellRecord['needs'][string][number];

/** A page that shows a view of the section. */
export interface SectionPage {
  view: RequiredView;
  /** With the anchor of the view's slot, if it has one: `/guide/tesi`, `/#eventi`. */
  path: string;
  language: Language;
}

interface Visited {
  page: Page;
  /** Uncaught errors, blocked requests, and errors that are reported for the section. */
  errors: string[];
  isShown: boolean;
}

/** Opens a page and waits until it shows the section and requests nothing more. */
export async function visitPage(
  context: BrowserContext,
  { site, remote }: UnpublishedBuild,
  sectionPage: SectionPage,
): Promise<Visited> {
  const page = await context.newPage();
  const errors = collectErrors(page, remote);
  await page.goto(addressOf(sectionPage, site).href);
  const isShown = await showsSection(page, remote, sectionPage.path);
  return { page, errors, isShown };
}

/** The address of a page as the browser requests it: without the anchor. */
export function documentOf(sectionPage: SectionPage, site: string): string {
  const address = addressOf(sectionPage, site);
  address.hash = '';
  return address.href;
}

export function addressOf(
  { path, language }: Pick<SectionPage, 'path' | 'language'>,
  site: string,
): URL {
  const address = new URL(path, site);
  address.searchParams.set('lang', language);
  return address;
}

/** The selector of what a section renders in its slot. */
export function sectionAt(path: string, remote: RemoteName): string {
  const { hash } = new URL(path, 'http://page');
  return `${hash ? `[id="${hash.slice(1)}"]` : 'body'} [data-mf="${remote}"]`;
}

/** Whether the section renders text in its slot. Stops waiting as soon as the slot shows an error. */
async function showsSection(page: Page, remote: RemoteName, path: string): Promise<boolean> {
  const { hash } = new URL(path, 'http://page');
  const failed = page.locator(`[data-remote-unavailable="${remote}"]`);
  try {
    if (hash) {
      const slot = page.locator(`[id="${hash.slice(1)}"]`);
      await slot.scrollIntoViewIfNeeded({ timeout: timeoutMs });
    }
    const section = page.locator(sectionAt(path, remote)).filter({ hasText: /\S/ });
    // Attached is enough: what floats above the page has no box of its own.
    await section.or(failed).first().waitFor({ state: 'attached', timeout: timeoutMs });
    await page.waitForLoadState('networkidle', { timeout: timeoutMs });
    return (await section.count()) > 0;
  } catch {
    return false;
  }
}

function collectErrors(page: Page, remote: RemoteName): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    const isRelevant = text.startsWith(`[${remote}]`) || /Content Security Policy/i.test(text);
    if (message.type() === 'error' && isRelevant) errors.push(text.slice(0, 200));
  });
  return errors;
}
