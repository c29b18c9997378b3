/** Hashes passwords; the Worker's stands on WebAssembly, tests hand in their own. */
export interface PasswordHasher {
  /** `$argon2id$…`, self-describing, with a salt of its own. */
  hash(password: string): Promise<string>;
  /** False for a wrong password and for a hash that cannot be read. */
  verify(hash: string, password: string): Promise<boolean>;
}

/** OWASP's least for argon2id: 19 MiB, two passes, one lane. */
export const argon2Parameters = { memoryCost: 19456, timeCost: 2, parallelism: 1, hashLength: 32 };

/**
 * A hash that no password fits, of the same parameters: what an unknown account is compared with, so
 * that it takes as long as a known one.
 */
export const hashOfNobody =
  '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5LWF0LWFsbC0xMg$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
