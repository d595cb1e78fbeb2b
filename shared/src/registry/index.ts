export * from './registry.ts';
export * from './registryFile.ts';
export * from './releaseRecord.ts';
export * from './shellRecord.ts';
