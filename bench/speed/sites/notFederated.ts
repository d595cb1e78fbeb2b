/**
 * In the place of the shell's modules that know of versions, entries and the registry
 * (`connection.ts`, `loadEntry.ts`, `registry.ts`): one build has none.
 */
export const startFederation = () => {};
export const currentRegistry = async () => ({ remotes: new Map(), problems: [] });
export const forgetRegistry = () => {};
export const connectionTo = async () => ({ version: {} });
export const connectionAfter = () => undefined;
export const disconnect = () => {};
export const isInUse = () => true;
export const versionInUse = () => 'none' as const;
export const versionsFor = () => [];
