export { withBase } from './base.ts';
export { devRemotesVariable } from './devRegistry.ts';
export { federationRuntimes, offeredVersions } from './federation.ts';
export { hashFiles } from './hashFiles.ts';
export { originOf, portOf, portVariable, type Service, services } from './ports.ts';
export { definePrerenderBuild } from './prerender.ts';
export { defineRemoteBuild, inOnePiece } from './remote.ts';
export { defineEarlyBuild, defineWorkerBuild } from './scripts.ts';
export { defineShellBuild } from './shell.ts';
