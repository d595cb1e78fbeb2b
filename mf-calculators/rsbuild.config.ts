import { defineRemoteBuild, singleChunk } from 'shared/build';

export default defineRemoteBuild('calculators', {
  tools: {
    rspack: {
      optimization: { splitChunks: { cacheGroups: { dialog: singleChunk('calculatorDialog') } } },
    },
  },
});
