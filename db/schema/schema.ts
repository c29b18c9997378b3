export * from './resources.ts';
export * from './users.ts';
