import { defineShellBuild, singleChunk } from 'shared/build';
import { siteConfigElementId } from 'shared/config';
import demonstration from 'shared/demonstration.json' with { type: 'json' };

export default defineShellBuild({
  source: { entry: { index: './src/index.ts' } },
  tools: {
    rspack: { optimization: { splitChunks: { cacheGroups: { toaster: singleChunk('toaster') } } } },
  },
  html: {
    template: './index.html',
    // The demonstration's configuration; publishing replaces it with the installation's own, and
    // `pnpm dev` names the backend that it started.
    tags: [
      {
        tag: 'script',
        attrs: { type: 'application/json', id: siteConfigElementId },
        children: process.env.SITE_CONFIG ?? JSON.stringify(demonstration),
        append: false,
      },
    ],
  },
});
