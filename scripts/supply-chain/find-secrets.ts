/** A secret in a file: the rule that found it and its position, without the secret itself. */
export interface FoundSecret {
  rule: string;
  line: number;
}

/**
 * The formats of keys and tokens that providers issue. Each format is long and fixed, so a match is either a
 * real secret or a deliberate imitation.
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

/** A name that suggests a secret, with a quoted text assigned to it. */
const given =
  /\b\w*(?:secret|password|passwd|api_?key|access_?key|auth_?token|private_?key)\w*["']?\s*[:=]\s*["'`]([^"'`\s$]{20,})["'`]/gi;

/** Matches `user:password@` in the address of any server except this machine. */
const inAddress = /\b[a-z]+:\/\/[^\s:@/"'`]+:([^\s:@/"'`$]{6,})@(?!127\.0\.0\.1|localhost)[\w.-]+/g;

/** Minimum bits per character of a generated secret; natural language has fewer. */
const enoughChance = 3.6;

/**
 * Finds text in a file that looks like a secret, by the providers' formats, or by its name and randomness.
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

/**
 * Returns whether a value looks random rather than like words, a path or a name: it mixes digits and letters,
 * with few repetitions.
 */
function isRandom(value: string, bits = enoughChance): boolean {
  return /\d/.test(value) && /[A-Za-z]/.test(value) && bitsOf(value) >= bits;
}

/** The Shannon entropy of a text, in bits per character. */
function bitsOf(value: string): number {
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => {
    const share = count / value.length;
    return bits - share * Math.log2(share);
  }, 0);
}
