// The content security policy forbids eval. Zod tries it once unless it finds this setting when the first
// schema is created; `z.config` would do the same, but would load the library on every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
