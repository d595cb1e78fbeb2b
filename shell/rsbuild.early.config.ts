import { defineEarlyBuild } from 'shared/build';

export default defineEarlyBuild({ source: { entry: { early: './early/main.ts' } } });
