import { startRenderer } from '../../tools/site/site.ts';

export interface Renderer {
  /** Until then, pages are the published frames. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Waits for complete pages: the first ones may lack sections, whose server files are on their way. */
  untilComplete: () => Promise<void>;
}

/** The renderer of a published site, on this port of this machine. */
export function rendererOf(folder: string, port: number): Renderer {
  let stop = async () => {};
  return {
    start: async () => {
      stop = (await startRenderer({ folder: `${folder}/shell`, port })).stop;
    },
    stop: () => stop(),
    untilComplete: async () => {
      for (const path of ['/', '/dispense', '/guide', '/rappresentanti']) {
        let page: string | null;
        do {
          page = (await fetch(`http://127.0.0.1:${port}${path}`)).headers.get('x-page');
        } while (page !== 'complete');
      }
    },
  };
}
