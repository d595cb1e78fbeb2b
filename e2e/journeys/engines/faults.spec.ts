/** A section whose server is down. */
import { button, elementWithText, section } from './find.ts';
import { test } from './fixtures.ts';

// Its files do not load, and the page says so in the console.
test.use({ expectedReports: [/guides|representatives/] });

test('a frame says that a section is out of service, and Riprova brings it', async ({
  tab,
  site,
}) => {
  await site.stopRenderer();
  await site.stopServer('guides');
  try {
    await tab.visit('/guide');
    await tab.see(elementWithText('Sezione fuori servizio'));
    await site.startServer('guides');
    await tab.click(button('Riprova'));
    await tab.see(`${section('guides')}//a`);
  } finally {
    await site.startServer('guides').catch(() => {});
    await site.startRenderer();
  }
});

test('a rendered page stays readable, and offers Riprova when it is tapped', async ({
  tab,
  site,
}) => {
  const rows = `${section('representatives')}//h2`;
  await site.stopServer('representatives');
  try {
    await tab.visit('/rappresentanti');
    await tab.see(rows);
    await tab.click(`${section('representatives')}//button`);
    await tab.see(button('Riprova'));
    await tab.see(rows);
    await site.startServer('representatives');
    await tab.click(button('Riprova'));
    await tab.seeNone(button('Riprova'));
    await tab.see(rows);
  } finally {
    await site.startServer('representatives').catch(() => {});
  }
});
