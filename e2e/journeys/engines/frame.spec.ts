/** The frame: language, search, links with a fragment, back and forward, and the chat. */
import { button, buttonWith, dialog, heading, inside, linkTo } from './find.ts';
import { expect, test } from './fixtures.ts';

test('the language is switched in place, and kept', async ({ tab }) => {
  await tab.visit('/guide');
  await tab.click(buttonWith('English'));
  await tab.see(heading('Guides'));
  await tab.reload();
  await tab.see(heading('Guides'));
  await tab.click(buttonWith('Italiano'));
  await tab.see(heading('Guide'));
});

test('the search palette finds a course and opens it', async ({ tab }) => {
  await tab.visit('/chi-siamo');
  await tab.click(buttonWith('Cerca nel sito'));
  await expect.poll(() => tab.focused()).toMatch(/^INPUT/);
  await tab.type('econometria');
  await tab.click('//*[@role="option"][contains(., "Econometria")]');
  await tab.seeAddress('/dispense/terzo-anno/Econometria');
  await tab.see(heading('Econometria'));
});

test('a link with a fragment arrives at its section, and stays', async ({ tab }) => {
  const top = () => document.getElementById('eventi')?.getBoundingClientRect().top ?? -1;
  const isAtTop = async () => Math.abs(await tab.evaluate(top, null)) < 120;
  await tab.visit('/#eventi');
  await tab.see('//*[@id="eventi"]//article');
  await expect.poll(isAtTop).toBe(true);
  await tab.see(button('Chiedi ad Astra'));
  expect(await isAtTop()).toBe(true);
});

test('back and forward return to each page, with its scroll position', async ({ tab }) => {
  const scrollTo = (y: number) => window.scrollTo(0, y);
  const scrollY = () => Math.round(window.scrollY);
  await tab.visit('/dispense');
  await tab.click(linkTo('/dispense/primo-anno'));
  // The page before has links too, and the next one opens at its top.
  await tab.see(heading('Primo anno'));
  await tab.evaluate(scrollTo, 300);
  await expect.poll(() => tab.evaluate(scrollY, null)).toBe(300);
  // The first ones are above the screen now.
  await tab.click('(//*[@data-mf="handouts"]//li//a)[5]');
  await tab.seeAddress(/^\/dispense\/primo-anno\/.+/);
  const course = await tab.address();
  await tab.back();
  await tab.seeAddress('/dispense/primo-anno');
  await tab.see('//*[@data-mf="handouts"]//li//a');
  await expect.poll(() => tab.evaluate(scrollY, null)).toBeGreaterThan(200);
  await tab.forward();
  await tab.seeAddress(course);
  await tab.see('//*[@data-mf="handouts"]//li//time');
});

test('the chat answers a question', async ({ tab }) => {
  await tab.visit('/');
  await tab.click(button('Chiedi ad Astra'));
  const log = inside(dialog, '//*[@role="log"]');
  await tab.fill('//textarea', 'Chi mi rappresenta nel CNSU?');
  await tab.press('Enter');
  await tab.see(`${log}//*[contains(., "Chi mi rappresenta nel CNSU?")]`);
  await expect.poll(async () => (await tab.texts(`${log}//time`)).length).toBeGreaterThan(1);
  await tab.click(button('Chiudi la chat'));
  await tab.seeNone(dialog);
});
