import { PgDialect } from 'drizzle-orm/pg-core';
export const dialect = new PgDialect();
