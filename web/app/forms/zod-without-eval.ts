// The content security policy forbids code from strings. Zod tries it once unless it finds this setting when
// the first schema is made; `z.config` would do the same, but it would bring the library with every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
