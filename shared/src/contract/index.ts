export * from './language.ts';
export * from './personal.ts';
export * from './remotes.ts';
export * from './search.ts';
export * from './section.ts';
