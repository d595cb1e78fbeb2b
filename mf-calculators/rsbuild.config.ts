import { defineRemoteBuild, inOneFile } from 'shared/build';

export default defineRemoteBuild('calculators', {
  tools: {
    rspack: {
      optimization: { splitChunks: { cacheGroups: { dialog: inOneFile('calculatorDialog') } } },
    },
  },
});
