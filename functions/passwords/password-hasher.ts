/** Hashes passwords. The Worker's implementation uses WebAssembly; tests pass their own. */
export interface PasswordHasher {
  /** A self-describing hash `$argon2id$…` with a new salt. */
  hash(password: string): Promise<string>;
  /** False for a wrong password and for an invalid hash. */
  verify(hash: string, password: string): Promise<boolean>;
}

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
export const argon2Parameters = { memoryCost: 19456, timeCost: 2, parallelism: 1, hashLength: 32 };

/**
 * The hash for unknown accounts. It has the same parameters as other hashes, but no password matches it. If
 * an account is unknown, the password is compared with this hash, so that the response takes as long as for a
 * known account.
 */
export const hashOfNobody =
  '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5LWF0LWFsbC0xMg$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
