import { definePrerenderBuild } from 'shared/build';

export default definePrerenderBuild({ source: { entry: { main: './prerender/main.ts' } } });
