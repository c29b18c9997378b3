import { en } from 'zod/locales';
import { config } from 'zod/mini';

// `zod/mini` only reports "Invalid input". Modules import this file if their callers display or send schema
// errors.
config(en());
