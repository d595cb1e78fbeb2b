/**
 * The sources use no API of the platform that supported browsers lack (`shared/src/build/browsers.ts`), unless
 * they ask for it first: `URLSearchParams.size` lost an address's parameters in Safari 16.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browsers } from 'shared/build';
import { remoteNames } from 'shared/contract';
import { expect, it, vi } from 'vitest';
import { filesBelow, root } from '../../tools/paths.ts';
import { newerApis } from './newerApis.ts';

// Long enough for a busy machine: the compiler reads all sources.
vi.setConfig({ testTimeout: 120_000 });

/** What the sources ask for before they use it, and what is without it. */
const featureDetected = {
  'CSS.highlights': 'the words that were searched for are not coloured',
  Highlight: 'likewise',
  'IDBFactory.databases':
    'Firefox below 126 keeps its databases when a visitor has everything forgotten',
  'Navigator.canShare': 'the picture of a result is saved as a file',
  'Navigator.share': 'the link is copied',
  'Window.requestIdleCallback': 'a timer, or nothing that is missed',
};

/** Present in every supported browser, with a known defect in some. */
const partialSupport = {
  'AbortSignal.timeout':
    'Chrome below 124 calls it an abort, so a page says unreachable, not too slow',
  'CanvasRenderingContext2D.font':
    'the picture of a result names its font in pixels, which all know',
  'OffscreenCanvasRenderingContext2D.font': 'likewise',
  'MouseEvent.movementX': 'in other units in some; a page asks only whether the pointer moved',
  'MouseEvent.movementY': 'likewise',
  'KeyboardEvent.repeat': 'false in Chrome below 137 while several keys are held down',
};

/** The type is one that several interfaces share, and the sources use it of another than this. */
const ofOtherInterfaces = {
  'ReadableStreamBYOBReader.cancel': 'of a ReadableStreamDefaultReader',
  'Request.body': 'of a Response',
};

const sourcesIn = (...folders: string[]) =>
  folders.flatMap((folder) =>
    filesBelow(root + folder)
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
      .map((file) => `${root}${folder}/${file}`),
  );

it('pages and the service worker call nothing that supported browsers lack', () => {
  const pages = sourcesIn(
    ...['shell/bootstrap', 'shell/preload', 'shell/src', 'shared/src'],
    ...remoteNames.map((name) => `mf-${name}/src`),
  );
  expect(pages.length).toBeGreaterThan(400);
  const found = newerApis(pages, 'dom', browsers);
  const known = [featureDetected, partialSupport, ofOtherInterfaces].flatMap(Object.keys);
  expect([...found.keys()].sort()).toEqual(known.sort());
  expect(newerApis(sourcesIn('shell/service-worker'), 'webworker', browsers)).toEqual(new Map());
});

it('would find newer APIs, and not a script’s own functions of the same name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'supported-'));
  const file = join(folder, 'script.ts');
  writeFileSync(
    file,
    `document.body.moveBefore(document.body, null);
    document.querySelector('dialog')?.showPopover();
    const { size } = new URLSearchParams();
    const signal = AbortSignal.any([]);
    document.startViewTransition?.(() => {});
    const own = { size: 1, share: () => new Set().size };
    own.share();
    export { own, signal, size };`,
  );
  const found = newerApis([file], 'dom', browsers);
  rmSync(folder, { recursive: true });
  expect([...found.keys()].sort()).toEqual([
    'AbortSignal.any',
    'Document.moveBefore',
    'Document.startViewTransition',
    'DocumentFragment.moveBefore',
    'Element.moveBefore',
    'HTMLElement.showPopover',
    'URLSearchParams.size',
  ]);
});
