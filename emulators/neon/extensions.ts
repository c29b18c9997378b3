import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** Supported extensions of `create extension`, of all that Neon has. */
export const extensions = { pg_trgm };
