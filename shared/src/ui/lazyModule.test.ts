// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type LazyModule, lazyModule, useLazyModule } from './lazyModule.ts';

const offline = new Error('offline');

interface ConsumerProps {
  lazy: LazyModule<string>;
  when?: boolean;
  onFailed?: () => void;
}

/** Shows the module, or its status as a button that retries. */
function Consumer({ lazy, when = true, onFailed = () => {} }: ConsumerProps) {
  const state = useLazyModule(lazy, { when, source: 'test', message: 'Not loaded', onFailed });
  return state.status === 'ready'
    ? state.module
    : createElement('button', { type: 'button', onClick: state.retry }, state.status);
}

async function renderConsumer(first: ConsumerProps) {
  const container = document.createElement('div');
  const root = createRoot(container);
  onTestFinished(() => act(() => root.unmount()));
  const render = (props: ConsumerProps) =>
    act(async () => root.render(createElement(Consumer, props)));
  await render(first);
  return { container, render };
}

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => void vi.unstubAllGlobals());

describe('lazyModule', () => {
  it('shares one request between simultaneous and later calls', async () => {
    const importModule = vi.fn(async () => 'code');
    const lazy = lazyModule(importModule);
    expect(await Promise.all([lazy.load(), lazy.load()])).toEqual(['code', 'code']);
    await lazy.load();
    expect(importModule).toHaveBeenCalledOnce();
  });
});

describe('useLazyModule', () => {
  it('fetches the code when it is needed, and not before', async () => {
    const importModule = vi.fn(async () => 'code');
    const lazy = lazyModule(importModule);
    const { container, render } = await renderConsumer({ lazy, when: false });
    expect(importModule).not.toHaveBeenCalled();
    await render({ lazy });
    expect(container.textContent).toBe('code');
  });

  it('renders preloaded code at once', async () => {
    const lazy = lazyModule(async () => 'code');
    await lazy.load();
    expect(renderToString(createElement(Consumer, { lazy }))).toContain('pending');
    const { container } = await renderConsumer({ lazy });
    expect(container.textContent).toBe('code');
  });

  it('hydrates what the server rendered without the code', async () => {
    const lazy = lazyModule(async () => 'code');
    const container = document.createElement('div');
    container.innerHTML = renderToString(createElement(Consumer, { lazy }));
    await lazy.load();
    const onRecoverableError = vi.fn();
    const root = await act(() =>
      hydrateRoot(container, createElement(Consumer, { lazy }), { onRecoverableError }),
    );
    onTestFinished(() => act(() => root.unmount()));
    expect(container.textContent).toBe('code');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('reports a failure, and retries on request', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const lazy = lazyModule(vi.fn(async () => 'code').mockRejectedValueOnce(offline));
    const onFailed = vi.fn();
    const { container } = await renderConsumer({ lazy, onFailed });
    expect(container.textContent).toBe('failed');
    expect(onFailed).toHaveBeenCalledOnce();
    expect(report).toHaveBeenCalledOnce();
    await act(() => container.querySelector('button')?.click());
    expect(container.textContent).toBe('code');
  });

  it('fetches again when the code is needed again after a failure', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const lazy = lazyModule(vi.fn(async () => 'code').mockRejectedValueOnce(offline));
    const { container, render } = await renderConsumer({ lazy });
    await render({ lazy, when: false });
    await render({ lazy });
    expect(container.textContent).toBe('code');
  });

  it('does not call back when the code is no longer needed', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    let fail = (_: Error) => {};
    const lazy = lazyModule(() => new Promise<string>((_, reject) => (fail = reject)));
    const onFailed = vi.fn();
    const { render } = await renderConsumer({ lazy, onFailed });
    await render({ lazy, onFailed, when: false });
    await act(async () => fail(offline));
    expect(onFailed).not.toHaveBeenCalled();
  });
});
