export * from './budgets.ts';
export * from './language.ts';
export * from './remotes.ts';
export * from './section.ts';
