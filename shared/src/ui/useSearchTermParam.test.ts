// @vitest-environment happy-dom
import { act, createElement, use } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'shared/runtime';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { useSearchTermParam } from './useSearchTermParam.ts';

let type: (typed: string) => void = () => {};

function Field() {
  const { typed, setTyped } = useSearchTermParam();
  type = setTyped;
  return typed;
}

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => void vi.unstubAllGlobals());

async function renderPages(NextPage: () => null) {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/list');
  const router = createBrowserRouter([
    { path: '/list', element: createElement(Field) },
    { path: '/next', element: createElement(NextPage) },
  ]);
  const root = createRoot(document.createElement('div'));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    router.dispose();
    vi.useRealTimers();
  });
  await act(async () => root.render(createElement(RouterProvider, { router })));
  return router;
}

const pause = () => act(async () => vi.advanceTimersByTimeAsync(300));

it('writes the term into the URL after a pause', async () => {
  await renderPages(() => null);
  await act(async () => type(' diritto '));
  expect(window.location.search).toBe('');
  await pause();
  expect(window.location.search).toBe('?q=diritto');
});

// Regression: the file list of a year was left within the pause, and the next page searched for its term.
it('writes no term into the URL of a page whose code is still loading', async () => {
  const code = new Promise<null>(() => {});
  const router = await renderPages(() => use(code));
  await act(async () => type('diritto'));
  await act(async () => {
    void router.navigate('/next');
  });
  expect(window.location.pathname).toBe('/next');
  await pause();
  expect(window.location.search).toBe('');
});
