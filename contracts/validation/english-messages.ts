import { en } from 'zod/locales';
import { config } from 'zod/mini';

// `zod/mini` says no more than "Invalid input". Modules whose callers show or send what a schema says import this.
config(en());
