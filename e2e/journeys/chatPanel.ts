import type { Page } from '@playwright/test';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { expect } from './fixtures.ts';
import type { TestedLanguage } from './testScope.ts';

export const opener = (page: Page, language: TestedLanguage = 'it') =>
  page.getByRole('button', { name: { it: 'Chiedi ad Astra', en: 'Ask Astra' }[language] });
export const panel = (page: Page) => page.getByRole('dialog', { name: demonstration.assistant });
export const log = (page: Page) => panel(page).getByRole('log');
export const button = (page: Page, name: string) => panel(page).getByRole('button', { name });
export const input = (page: Page) => panel(page).getByRole('textbox');

export async function openChat(page: Page, language: TestedLanguage = 'it'): Promise<void> {
  await opener(page, language).click();
  await expect(panel(page)).toBeVisible();
}

export async function ask(page: Page, question: string): Promise<void> {
  await input(page).fill(question);
  await page.keyboard.press('Enter');
}

/** Responds to the assistant function with this body; returns the requests that it received. */
export async function mockAssistant(page: Page, body: unknown, status = 200): Promise<unknown[]> {
  const requests: unknown[] = [];
  await page.route('**/functions/v1/assistant', async (route) => {
    const corsHeaders = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (route.request().method() === 'OPTIONS')
      return route.fulfill({ status: 204, headers: corsHeaders });
    requests.push(route.request().postDataJSON());
    return route.fulfill({ status, json: body, headers: corsHeaders });
  });
  return requests;
}

export const reply = { text: 'Ecco.', type: 'answer', fallback: false, error: null };
