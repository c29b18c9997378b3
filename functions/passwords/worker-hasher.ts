import Argon2, { Argon2Type, generateSalt } from '@phi-ag/argon2';
import wasm from '@phi-ag/argon2/argon2.wasm';
import { argon2Parameters, type PasswordHasher } from './password-hasher.ts';

/**
 * The Worker's hasher. It imports the WebAssembly module, because workerd does not compile WebAssembly at run
 * time.
 */
export const workerHasher = createArgon2Hasher(() => WebAssembly.instantiate(wasm));

/** Creates a hasher from an instance of the argon2 module. Only this file depends on the package. */
export function createArgon2Hasher(open: () => Promise<WebAssembly.Instance>): PasswordHasher {
  let opened: Promise<Argon2> | undefined;
  const argon2 = () => {
    opened ??= open().then((instance) => new Argon2(instance));
    return opened;
  };
  return {
    async hash(password) {
      const options = { ...argon2Parameters, type: Argon2Type.Argon2id, salt: generateSalt(16) };
      return (await argon2()).hash(password, options).encoded;
    },
    async verify(hash, password) {
      return (await argon2()).tryVerify(hash, password, Argon2Type.Argon2id).success;
    },
  };
}
