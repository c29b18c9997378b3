export * from './access.ts';
export * from './billing.ts';
export * from './classrooms.ts';
export * from './content.ts';
export * from './homework.ts';
export * from './organisations.ts';
export * from './resources.ts';
export * from './users.ts';
