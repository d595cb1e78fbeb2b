/**
 * Development only, before React starts. React's fast refresh of a section loads after the shell's React
 * and asks the page's refresh hook for its renderers, but the hook that the shell's refresh installs does
 * not record them. Without this, edits of a section would show on reload only.
 */
interface RefreshHook {
  renderers: Map<number, unknown>;
  inject: (renderer: unknown) => number;
}

function isRefreshHook(value: unknown): value is RefreshHook {
  return typeof value === 'object' && value !== null && 'renderers' in value && 'inject' in value;
}

const hook: unknown = Reflect.get(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__');

if (isRefreshHook(hook)) {
  const inject = hook.inject.bind(hook);
  hook.inject = (renderer) => {
    const id = inject(renderer);
    hook.renderers.set(id, renderer);
    return id;
  };
}
