import { eagerExposes } from 'shared/build';
import { buildShellVariant } from '../variant.ts';

/**
 * Builds the shell and all sections as one site without federation, split by section as bundlers do
 * it by themselves. What comes late of the frame is one file in this site (`singleChunk`); there it would
 * be 3 KB less on every page, but sections would wait for what they share with it: 75 ms later on a
 * handouts page, 190 on a calculator.
 *
 * @returns the folder of the build.
 */
export function buildSingle(): Promise<string> {
  return buildShellVariant({
    name: 'single',
    replaced: [
      [/\/loadView\.ts$/, new URL('loadView.ts', import.meta.url)],
      [/\/(connection|loadEntry|registry)\.ts$/, new URL('../notFederated.ts', import.meta.url)],
    ],
    config: {
      tools: {
        rspack: {
          // A section's table of contents and its views are one chunk, as they are there.
          module: { rules: [eagerExposes] },
        },
      },
    },
  });
}

// As a program: to see that it still builds.
if (process.argv[1] && import.meta.filename === process.argv[1]) await buildSingle();
