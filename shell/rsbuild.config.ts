import { defineShellBuild, singleChunk } from 'shared/build';
import { parseSiteConfig, siteConfigElementId } from 'shared/config';
import demonstration from 'shared/demonstration.json' with { type: 'json' };

// The demonstration's configuration; publishing replaces it with the installation's own, and `pnpm dev` names
// the backend that it started.
const siteConfig = process.env.SITE_CONFIG ?? JSON.stringify(demonstration);
const { url, project } = parseSiteConfig(siteConfig).supabase;
const edge = new URL(url).pathname;

export default defineShellBuild({
  source: { entry: { index: './src/index.ts' } },
  tools: {
    rspack: { optimization: { splitChunks: { cacheGroups: { toaster: singleChunk('toaster') } } } },
  },
  // The development server answers for the backend, as the site's own does.
  server: project
    ? { proxy: { [edge]: { target: project, pathRewrite: { [`^${edge}`]: '' } } } }
    : {},
  html: {
    template: './index.html',
    tags: [
      {
        tag: 'script',
        attrs: { type: 'application/json', id: siteConfigElementId },
        children: siteConfig,
        append: false,
      },
    ],
  },
});
