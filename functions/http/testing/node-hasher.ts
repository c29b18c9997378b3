import { readFile } from 'node:fs/promises';
import { createArgon2Hasher } from '#functions/passwords/worker-hasher.ts';

const wasm = new URL('../../../node_modules/@phi-ag/argon2/dist/argon2.wasm', import.meta.url);

/** The Worker's own hasher for tests in Node, which cannot import WebAssembly as a module. */
export const nodeHasher = createArgon2Hasher(async () => {
  const { instance } = await WebAssembly.instantiate(await readFile(wasm));
  return instance;
});
