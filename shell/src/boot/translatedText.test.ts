// @vitest-environment happy-dom
/** Google’s and Edge’s translators replace text nodes by `font` elements: a search in a translated page ended its section. */
import { act, createElement, Fragment, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { followTranslations, isTranslated } from './translatedText.ts';

const { removeChild, insertBefore } = Node.prototype;

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  followTranslations();
});
afterAll(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
  vi.unstubAllGlobals();
});

/** The ways in which translators put a text into `<font><font>`. */
const translators = {
  'replaces a text': (text: Text, outer: Element) => text.replaceWith(outer),
  'inserts before a text, which it removes': (text: Text, outer: Element) => {
    text.before(outer);
    text.remove();
  },
  'wraps a text': (text: Text, outer: Element) => {
    text.replaceWith(outer);
    outer.firstElementChild?.replaceChildren(text);
  },
};

function translate(root: Node, replace: (text: Text, outer: Element) => void): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && !node.parentElement?.closest('font')) texts.push(node);
  }
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data.toUpperCase();
    outer.append(inner);
    replace(text, outer);
    if (text.isConnected) text.data = text.data.toUpperCase();
  }
}

const p = (...children: ReactNode[]) => createElement('p', null, ...children);
const b = (text: string) => createElement('b', { key: text }, text);

const changes: Record<string, [ReactNode, ReactNode, string]> = {
  'removes a text': [p('uno ', b('due')), p(null, b('due')), 'DUE'],
  'inserts an element before a text': [p(null, 'uno'), p(b('due'), 'uno'), 'DUEUNO'],
  'changes a text beside an element': [p('uno', b('due')), p('tre', b('due')), 'TREDUE'],
  'changes one of two texts': [p('uno', 'due'), p('uno', 'tre'), 'UNOTRE'],
  'moves a text': [
    p([createElement(Fragment, { key: 1 }, 'uno'), b('due'), b('tre')]),
    p([b('due'), b('tre'), createElement(Fragment, { key: 1 }, 'uno')]),
    'DUETREUNO',
  ],
  'changes the only text': [p('uno'), p('tre'), 'TRE'],
  'replaces a text by an element': ['uno', b('due'), 'DUE'],
};

it.each(
  Object.entries(translators).flatMap(([way, replace]) =>
    Object.entries(changes).map(([change, [before, after, shown]]) => ({
      way,
      change,
      replace,
      before,
      after,
      shown,
    })),
  ),
)('where the translator $way, React $change', async ({ replace, before, after, shown }) => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    expect(host.textContent).toBe('');
    host.remove();
  });
  await act(async () => root.render(before));
  translate(host, replace);
  expect(isTranslated()).toBe(true);
  await act(async () => root.render(after));
  // The translator notices what was added and changed.
  translate(host, replace);
  expect(host.textContent.toUpperCase()).toBe(shown);
});

it('leaves mistakes that have nothing to do with translation as they are', () => {
  const [parent, other] = [document.createElement('div'), document.createElement('div')];
  expect(() => parent.removeChild(other)).toThrow();
  expect(() => parent.insertBefore(document.createTextNode('x'), other)).toThrow();
  expect(isTranslated()).toBe(false);
});
