import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** The extensions that `create extension` supports here; Neon has more. */
export const extensions = { pg_trgm };
