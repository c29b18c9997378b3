import { z } from 'zod';

// The content security policy forbids code from strings; without this Zod would try it once and the
// browser would log a violation. Imported first, because schemas are read while modules load.
z.config({ jitless: true });
