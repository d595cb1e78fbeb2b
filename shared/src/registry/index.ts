export * from './records.ts';
export * from './registry.ts';
export * from './registryFile.ts';
