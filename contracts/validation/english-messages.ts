import { en } from 'zod/locales';
import { config } from 'zod/mini';

// `zod/mini` only reports "Invalid input". Modules whose callers display or send schema errors import this.
config(en());
