export { backendUrl, originOf, portOf, type Service } from './ports.ts';
export { defineRemoteBuild } from './remote.ts';
export { defineShellBuild } from './shell.ts';
