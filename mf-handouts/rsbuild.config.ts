import { defineRemoteBuild } from 'shared/build';
import { pdfDefine, pdfFiles } from './src/preview/pdfBuild.ts';

export default defineRemoteBuild('handouts', {
  source: { define: pdfDefine },
  output: {
    // Minified already; minifying it again would change the bytes that were hashed.
    minify: { jsOptions: { exclude: /pdf\.worker/ } },
  },
  tools: { rspack: { module: { rules: [pdfFiles] } } },
});
