// The content security policy forbids eval. Zod tries eval once unless this setting exists when the first
// schema is created. `z.config` would have the same effect, but would load the library on every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
