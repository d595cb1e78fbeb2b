/** Replaces the shell's `connection.ts`, `loadEntry.ts` and `registry.ts`. */
export const startFederation = () => {};
export const currentRegistry = async () => ({ remotes: new Map(), problems: [] });
export const forgetRegistry = () => {};
export const connectionTo = async () => ({ version: {} });
export const connectionAfter = () => undefined;
export const disconnect = () => {};
export const isInUse = () => true;
export const versionInUse = () => undefined;
export const versionsFor = () => [];
