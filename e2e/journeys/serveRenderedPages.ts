import { test } from './fixtures.ts';

/** Serves the pages of a file's journeys from the renderer; a journey may stop and start it. */
export function serveRenderedPages(): void {
  // A file's journeys in one worker: each worker would start a renderer.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(({ renderer }) => renderer.start());
  test.afterAll(({ renderer }) => renderer.stop());
}
