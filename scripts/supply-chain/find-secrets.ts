/** A secret in a file: the rule that found it, and its position. The secret itself is not included. */
export interface FoundSecret {
  rule: string;
  line: number;
}

/**
 * The forms that keys and tokens are given by those who issue them. Each is long and of a fixed shape, so
 * that a hit is a secret or was made to look like one.
 */
const issued: Readonly<Record<string, RegExp>> = {
  'private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  'AWS access key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'Stripe live key': /\b[rs]k_live_[0-9A-Za-z]{16,}/,
  'Stripe test key': /\b[rs]k_test_[0-9A-Za-z]{24,}/,
  'Stripe webhook secret': /\bwhsec_[0-9A-Za-z+/=]{32,}/,
  'OpenAI key': /\bsk-(?:proj-|svcacct-|admin-)?[0-9A-Za-z_-]{32,}/,
  'GitHub token': /\b(?:gh[opsur]_[0-9A-Za-z]{36}|github_pat_[0-9A-Za-z_]{60,})/,
  'npm token': /\bnpm_[0-9A-Za-z]{36}\b/,
  'Slack token': /\bxox[abeoprs]-[0-9A-Za-z-]{20,}/,
  'Google key': /\bAIza[0-9A-Za-z_-]{35}\b/,
  'signed token': /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/,
  'Neon password': /\bnpg_[0-9A-Za-z]{12,}/,
};

/** A name that means a secret, and a quoted text given to it. */
const given =
  /\b\w*(?:secret|password|passwd|api_?key|access_?key|auth_?token|private_?key)\w*["']?\s*[:=]\s*["'`]([^"'`\s$]{20,})["'`]/gi;

/** `user:password@` in an address of a server that is not this machine. */
const inAddress = /\b[a-z]+:\/\/[^\s:@/"'`]+:([^\s:@/"'`$]{6,})@(?!127\.0\.0\.1|localhost)[\w.-]+/g;

/** Bits a character: words in a language have less than what a generator makes. */
const enoughChance = 3.6;

/**
 * Finds what looks like a secret in the text of a file, by the formats of issuers, and by names and
 * randomness.
 */
export function findSecrets(text: string): FoundSecret[] {
  return text
    .split('\n')
    .flatMap((line, at) => rulesOf(line).map((rule) => ({ rule, line: at + 1 })));
}

function rulesOf(line: string): string[] {
  const names = Object.entries(issued).flatMap(([rule, form]) => (form.test(line) ? [rule] : []));
  if (names.length > 0) return names;
  const values = [...line.matchAll(given)].map(([, value = '']) => value);
  if (values.some((value) => isRandom(value))) return ['secret assigned to a name'];
  const passwords = [...line.matchAll(inAddress)].map(([, value = '']) => value);
  return passwords.some((value) => value.length >= 12 && isRandom(value, 3))
    ? ['password in an address']
    : [];
}

/** Drawn by chance, and not words, a path or a name: digits and letters mixed, and few repeated. */
function isRandom(value: string, bits = enoughChance): boolean {
  return /\d/.test(value) && /[A-Za-z]/.test(value) && bitsOf(value) >= bits;
}

/** Shannon's measure of a text, in bits a character. */
function bitsOf(value: string): number {
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => {
    const share = count / value.length;
    return bits - share * Math.log2(share);
  }, 0);
}
