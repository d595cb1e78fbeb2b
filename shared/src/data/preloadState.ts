/**
 * What the page's scripts hand to each other: `shell/preload` is a bundle of its own, and runs before the
 * shell's modules exist.
 */
interface PreloadState {
  /** The request for `registry.json`, until the shell reads the registry. */
  registry?: Promise<{ status: number; text: string }>;
  /** Ends the capture of clicks and keys, and repeats the last ones. */
  replayInput?: () => void;
  /** Receives each successful read of a page that no service worker controls yet, for offline use. */
  recordRead?: (response: Response) => void;
}

declare global {
  var __LINEA__: PreloadState | undefined;
}

export function preloadState(): PreloadState {
  globalThis.__LINEA__ ??= {};
  return globalThis.__LINEA__;
}
