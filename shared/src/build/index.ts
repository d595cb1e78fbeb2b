export { withBase } from './base.ts';
export { browsers } from './browsers.ts';
export { devRemotesVariable, refreshHook, serveDevRegistry } from './devRegistry.ts';
export { eagerExposes } from './federation.ts';
export { hashFiles } from './hashFiles.ts';
export { originOf, overridePortOf, portOf, portVariable, type Service, services } from './ports.ts';
export { defineRemoteBuild } from './remote.ts';
export { defineProgramBuilds } from './scripts.ts';
export { singleChunk } from './singleChunk.ts';
