/** The gallery exists in development only, so these tests start the shell's dev server. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { devRemotesVariable, portVariable } from 'shared/build';
import { rsbuildProgram } from '../../tools/build/build.ts';
import { artefactFolder } from '../../tools/paths.ts';
import { freePorts } from '../../tools/site/freePorts.ts';
import { axeFindingsOfSchemes, noFindings } from '../browser/axeSchemes.ts';

let server: ChildProcess;
let url: string;

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1440, height: 900 } });

test.beforeAll(async ({ request }) => {
  const [port = 0] = await freePorts(1);
  const folder = artefactFolder('shell');
  server = spawn(process.execPath, [rsbuildProgram(folder), 'dev'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      [portVariable('shell')]: String(port),
      [devRemotesVariable]: '',
    },
    stdio: 'ignore',
  });
  url = `http://localhost:${port}`;
  await expect
    .poll(async () => (await request.get(url).catch(() => undefined))?.ok(), { timeout: 30_000 })
    .toBe(true);
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
});

test('shows every component in both themes', async ({ page }) => {
  // Playwright's colour scheme would override that of the iframes.
  await page.emulateMedia({ colorScheme: null });
  await page.goto(`${url}/gallery`);
  const backgrounds = await Promise.all(
    ['light', 'dark'].map(async (theme) => {
      const frame = page.frameLocator(`iframe[title="Components, ${theme}"]`);
      await expect(frame.getByRole('heading', { level: 2, name: 'Tooltip' })).toBeAttached();
      return frame.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
    }),
  );
  expect(backgrounds).toEqual(['rgb(251, 250, 247)', 'rgb(14, 16, 22)']);
});

test('the components are accessible, icon buttons, progress bars and toasts included', async ({
  page,
}) => {
  await page.goto(`${url}/gallery/components`);
  await expect(page.getByRole('heading', { level: 2, name: 'Tooltip' })).toBeVisible();
  expect(await axeFindingsOfSchemes(page)).toEqual(noFindings);

  await test.step('an icon button has a name and a tooltip on hover and focus', async () => {
    const button = page.getByRole('button', { name: 'Scarica', exact: true });
    const tooltip = page.getByText('Scarica', { exact: true });
    await expect(tooltip).toHaveCount(0);
    await button.hover();
    await expect(tooltip).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(tooltip).toHaveCount(0);
    await page.getByRole('heading', { name: 'Tooltip' }).click();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
  });

  await test.step('a progress bar has a value and a text', async () => {
    const known = page.getByRole('progressbar', { name: 'Scarico i file' });
    await expect(known).toHaveAttribute('aria-valuetext', '3 di 8');
    await page.getByRole('button', { name: 'One more' }).click();
    await expect(known).toHaveAttribute('aria-valuenow', '4');
  });

  await test.step('announces toasts politely, and errors as alerts', async () => {
    await page.getByRole('button', { name: 'Success' }).click();
    const success = page.getByRole('dialog', { name: 'Download avviato' });
    await expect(success).toBeVisible();
    await page.getByRole('button', { name: 'Destructive', exact: true }).click();
    const message = 'Impossibile caricare le dispense';
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeAttached();
    await expect(page.getByText(message)).toHaveCount(2);
    // F6 moves the focus to the toasts, the newest first.
    await page.keyboard.press('F6');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('alertdialog', { name: 'Errore' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByText(message)).toHaveCount(0);
    await expect(success).toBeVisible();
  });
});

test('is not part of the production build', () => {
  const files = readdirSync(`${artefactFolder('shell')}/dist`, {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => /\.(js|css|html)$/.test(file))
    .map((file) => readFileSync(`${artefactFolder('shell')}/dist/${file}`, 'utf8'));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((text) => /gallery/i.test(text))).toEqual([]);
});
