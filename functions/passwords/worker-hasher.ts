import wasm from '@phi-ag/argon2/argon2.wasm';
import { createArgon2Hasher } from './create-argon2-hasher.ts';

/** The Worker's hasher: workerd compiles no WebAssembly at run time, so the module is imported. */
export const workerHasher = createArgon2Hasher(() => WebAssembly.instantiate(wasm));
