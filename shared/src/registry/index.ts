export * from './registry.ts';
export * from './registryFile.ts';
export * from './releasedPath.ts';
export * from './releaseRecord.ts';
export * from './shellRecord.ts';
