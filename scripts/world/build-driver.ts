import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './settings.ts';

const source = join(root, 'node_modules/@neondatabase/serverless/index.mjs');

/** The file that `#driver` of package.json names for Workers. */
export const driverFile = join(root, 'dist/driver/neon.mjs');

/** The Workers use only the driver's SQL over HTTP, not its pools, sockets and their cryptography. */
const entryName = 'driver-entry';
const entry = `export { neon, neonConfig } from ${JSON.stringify(source)};`;

/**
 * Builds the part of Neon's driver that Workers use into `driverFile`. Does nothing if the file was already
 * made from the same package by the same code. Call this before wrangler bundles a Worker.
 *
 * The package is one prebuilt file. A bundler cannot drop its unused classes, because each is wrapped in
 * top-level calls which might have side effects; `markPureCalls` says that they have none.
 */
export async function buildDriver(): Promise<void> {
  const stamp = `// ${fingerprint()}\n`;
  if (existsSync(driverFile) && readFileSync(driverFile, 'utf8').startsWith(stamp)) return;
  const code = await bundle();
  mkdirSync(dirname(driverFile), { recursive: true });
  // Several processes may build it at the same time, and none may read a half-written file.
  const written = `${driverFile}.${process.pid}`;
  writeFileSync(written, stamp + code);
  renameSync(written, driverFile);
}

/** Identifies the package and this file. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of [source, fileURLToPath(import.meta.url)]) hash.update(readFileSync(file));
  return hash.digest('hex');
}

async function bundle(): Promise<string> {
  // Vite takes a third of a second to load, and this is rarely needed.
  const { build, parseAst } = await import('vite');
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    root,
    // The flag `nodejs_compat` provides `Buffer`, so the driver's own copy of it is never used.
    define: {
      'typeof globalThis.Buffer': '"function"',
      'typeof globalThis.Buffer.allocUnsafe': '"function"',
    },
    plugins: [
      {
        name: 'driver',
        resolveId: (id) => (id.endsWith(entryName) ? entryName : null),
        load: (id) => (id === entryName ? entry : null),
        transform: (code, id) => (id === source ? markPureCalls(code, parseAst(code)) : null),
      },
    ],
    build: {
      write: false,
      target: 'esnext',
      lib: { entry: entryName, formats: ['es'], fileName: 'neon' },
      rolldownOptions: {
        treeshake: { propertyReadSideEffects: false },
        output: { minify: true },
      },
    },
  });
  const [output] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (output?.type !== 'chunk') throw new Error('The driver was not built.');
  return output.code;
}

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/**
 * Marks the calls at the top level of a prebuilt module as free of side effects, so that a bundler drops those
 * whose result is not used. A call that is a statement without arguments is not marked: esbuild writes the
 * initialisation of a module so. What is inside functions is left unchanged.
 */
function markPureCalls(code: string, program: { body: unknown[] }): string {
  const calls: number[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    if (!isNode(value) || /Function|MethodDefinition|PropertyDefinition/.test(value.type)) return;
    if (value.type === 'CallExpression') calls.push(value.start);
    for (const inner of Object.values(value)) visit(inner);
  };
  for (const statement of program.body) {
    if (!isInitialisation(statement)) visit(statement);
  }
  let marked = '';
  let from = 0;
  for (const at of calls.sort((one, other) => one - other)) {
    marked += `${code.slice(from, at)}/* @__PURE__ */`;
    from = at;
  }
  return marked + code.slice(from);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const isInitialisation = (statement: unknown): boolean => {
  const call = isNode(statement) ? statement.expression : null;
  return isNode(call) && Array.isArray(call.arguments) && call.arguments.length === 0;
};
