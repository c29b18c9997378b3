import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** What migrations ask for with `create extension`, of all that Neon has. */
export const extensions = { pg_trgm };
