import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureChromium } from '../../browser/ensureChromium.ts';
import { launchArguments } from '../../browser/launchArguments.ts';
import { findCrashesOnClick } from './clicks.ts';
import { findMistakes } from './mistakes.ts';
import { type BackendState, mockedBackend, openContext } from './mockSite.ts';
import { describeProblems, walk } from './walk.ts';

const site = 'http://site.example';
const base = 'http://guides.example/guides/v2/';
const slot = {
  remote: 'guides',
  module: 'pages',
  view: 'category',
  path: '/guide/:category',
} as const;

/** A shell around a section, as far as a walk needs one: a frame, a slot, and a link that leaves the page. */
const shellPage = `<!doctype html>
<html lang="it" data-interactive><head><title>Linea</title><link rel="icon" href="data:,">
<style>header { color: black }</style><link rel="stylesheet" href="${base}pages.css"></head>
<body><header><a href="/chi-siamo">Chi siamo</a></header>
<main><h1>Guide</h1><div data-mf="guides"><p>Le guide</p></div></main>
<script>
document.querySelector('header a').addEventListener('click', (event) => {
  event.preventDefault();
  document.querySelector('[data-mf]').remove();
});
const section = document.querySelector('[data-mf]');
const read = () => fetch('/rest/v1/guides').then((answer) => answer.ok ? answer.json() : Promise.reject());
</script><script src="${base}pages.js"></script></body></html>`;

interface Mistake {
  script?: string;
  style?: string;
  state?: BackendState | 'rows';
}

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: await ensureChromium(console.log),
    args: [...launchArguments],
  });
  // It may have to be installed first.
}, 300_000);
afterAll(() => browser.close());

/** What the walk says of a page of a section with a mistake. */
async function problemsWith({ script = '', style = '', state = 'no rows' }: Mistake) {
  const files = new Map([
    [`${base}pages.js`, { contentType: 'text/javascript', body: script }],
    [`${base}pages.css`, { contentType: 'text/css', body: style }],
  ]);
  const context = await openContext(browser, [
    ...(state === 'rows' ? [] : [mockedBackend(state)]),
    {
      matches: () => true,
      answer: ({ href }) => files.get(href) ?? { contentType: 'text/html', body: shellPage },
    },
  ]);
  const visits = await walk(context, {
    site,
    language: 'it',
    ...(state === 'rows' ? {} : { state }),
    base,
    pages: [{ route: '/guide/tesi', slots: [slot] }],
    reporters: ['guides'],
    inspect: (page, visit) =>
      state === 'refused writes'
        ? findCrashesOnClick(page, visit)
        : findMistakes(page, visit, { base, styles: new Map() }),
  });
  await context.close();
  return describeProblems(visits);
}

test('a section without mistakes is accepted', async () => {
  const style = '[data-mf] p { color: navy }';
  expect(await problemsWith({ style })).toEqual([]);
  expect(await problemsWith({ style, state: 'failed reads' })).toEqual([]);
});

test.concurrent.each<[name: string, mistake: Mistake, problem: RegExp]>([
  [
    'a crash without rows',
    { script: 'read().then((rows) => rows[0].title)' },
    /^\/guide\/tesi \(it, no rows\): Cannot read properties of undefined \(reading 'title'\)/,
  ],
  [
    'a crash after a failed read',
    { script: "read().catch(() => { throw new Error('No guides') })", state: 'failed reads' },
    /^\/guide\/tesi \(it, failed reads\): No guides/,
  ],
  [
    'a crash at one width',
    {
      script:
        "addEventListener('resize', () => { if (innerWidth > 1400) throw new Error('Wide') })",
    },
    /: Wide/,
  ],
  [
    'a logged error',
    { script: "console.error('Two keys are the same')" },
    /: Two keys are the same/,
  ],
  [
    'a read without end',
    { script: 'const again = () => read().then(again); again()' },
    /: it asks without end: GET http:\/\/site\.example\/rest\/v1\/guides$/,
  ],
  [
    'a read that fails without end',
    {
      script: 'const again = () => read().catch(() => setTimeout(again, 700)); again()',
      state: 'failed reads',
    },
    /: it asks without end: GET http:\/\/site\.example\/rest\/v1\/guides$/,
  ],
  [
    'work of seconds',
    { script: 'const end = Date.now() + 3500; while (Date.now() < end);' },
    /: it blocks the main thread for \d\.\d s: pages\.js$/,
  ],
  [
    'a rule for all links',
    { style: 'a { color: rebeccapurple }', state: 'rows' },
    /: at 390 px, it changes color of the frame’s <a>: pages\.css$/,
  ],
  [
    'a listener that stays',
    { script: "addEventListener('scroll', () => {})" },
    /: it leaves a listener of scroll on window: pages\.js$/,
  ],
  [
    'a listener that keeps every click',
    {
      script:
        "document.addEventListener('click', (event) => { event.stopImmediatePropagation(); event.preventDefault(); }, true)",
    },
    /: a click on a link of the shell does not leave its page: pages\.js$/,
  ],
  [
    'a timer that stays',
    { script: 'setInterval(() => {}, 5000)' },
    /: it leaves a timer without end: pages\.js$/,
  ],
  [
    'a timer that starts again',
    { script: 'const tick = () => setTimeout(tick, 100); tick()' },
    /: it leaves a timer without end: pages\.js$/,
  ],
  [
    'a replaced function of the browser',
    { script: 'const before = fetch; window.fetch = (...all) => before(...all)' },
    /: it replaces window\.fetch$/,
  ],
  [
    'a new global variable',
    { script: 'window.lastGuide = section' },
    /: it adds a global variable: lastGuide$/,
  ],
  [
    'a style that a script sets on the frame',
    { script: "document.querySelector('header').style.color = 'red'", state: 'rows' },
    /: at 390 px, it changes color of the frame’s <header>: a script that sets its style$/,
  ],
  [
    'a stylesheet that a script adds',
    {
      script:
        "document.head.append(Object.assign(document.createElement('style'), { textContent: 'h1 { color: red }' }))",
      state: 'rows',
    },
    /: at 390 px, it changes color of the frame’s <h1>: a stylesheet that a script adds$/,
  ],
  [
    'a crash on a click',
    {
      script:
        "section.append(Object.assign(document.createElement('button'), { textContent: 'Apri', onclick: () => section.none.open() }))",
      state: 'refused writes',
    },
    /: it crashes after a click on “Apri”: /,
  ],
  [
    'a loop of renders',
    {
      script:
        'const { port1, port2 } = new MessageChannel(); port1.onmessage = () => port2.postMessage(0); port2.postMessage(0)',
    },
    /: it renders without end$/,
  ],
  [
    'a button without a name',
    { script: "section.append(document.createElement('button'))" },
    /: at 390 px, it violates axe’s button-name: <button>/,
  ],
  [
    'a text in the colour of its background',
    { style: '[data-mf] p { color: white; background: white }' },
    /: at 390 px, it violates axe’s color-contrast: <p>/,
  ],
  [
    'a picture without a text',
    { script: "section.append(document.createElement('img'))" },
    /: at 390 px, it violates axe’s image-alt: <img>$/,
  ],
])('%s is named', async (_, mistake, problem) => {
  const problems = await problemsWith(mistake);
  expect(problems).toContainEqual(expect.stringMatching(problem));
});
