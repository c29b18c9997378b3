import { config } from 'zod';

// The content security policy forbids code from strings; without this Zod would try it once and the
// browser would log a violation. `web/build/zod-first.ts` puts it in front of every module that has schemas.
config({ jitless: true });
