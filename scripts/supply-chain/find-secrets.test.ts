import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../world/settings.ts';
import { findSecrets } from './find-secrets.ts';

/** Files that are not searched: binary files, and the lock file, which is full of package hashes. */
const notRead = /\.(?:png|webp|jpe?g|woff2?|mp3|mp4|wasm|docx|ico|tar)$|^package-lock\.json$/;

test('finds no secret in any file of the repository', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && !notRead.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    findSecrets(readFileSync(join(root, file), 'utf8')).map(
      ({ rule, line }) => `${file}:${line} ${rule}`,
    ),
  );
  expect(found).toEqual([]);
});

describe('leaked secrets', () => {
  // Assembled at runtime, so that this file itself contains no secret.
  const chance = createHash('sha512').update('as good as drawn').digest('hex');
  const drawn = (bytes: number) => chance.slice(0, bytes * 2);
  const words = (...parts: string[]) => parts.join('');

  test.each([
    ['private key', words('-----BEGIN RSA ', 'PRIVATE KEY-----')],
    ['AWS access key', words('AKIA', 'Q3EGZ5X7T2B4W6Y8')],
    ['Stripe live key', `const key = '${words('sk_', 'live_', drawn(12))}'`],
    ['Stripe test key', `STRIPE_API_KEY=${words('rk_', 'test_', drawn(16))}`],
    ['Stripe webhook secret', words('whsec', '_', drawn(20))],
    ['OpenAI key', `OPENAI_API_KEY=${words('sk', '-proj-', drawn(24))}`],
    ['GitHub token', words('ghp', '_', drawn(18))],
    ['npm token', words('npm', '_', drawn(18))],
    ['Neon password', `postgres://u:${words('npg', '_', drawn(8))}@127.0.0.1/db`],
    ['signed token', words('eyJ', drawn(10), '.eyJ', drawn(20), '.', drawn(16))],
    ['secret assigned to a name', `  ${words('SESSION_', 'SECRET')}: 'k${drawn(16)}Zq9',`],
    ['password in an address', words('postgres://u:', 'Zk7', drawn(8), '@db.example.com/x')],
  ])('are found by the rule for: %s', (rule, text) => {
    expect(findSecrets(`first line\n${text}\n`)).toEqual([{ rule, line: 2 }]);
  });

  test.each([
    ['a sentence', "const secret = 'a secret for tests only, 32 bytes or more'"],
    ['a test secret made of words', "secret: 'test-session-secret-of-at-least-32-bytes'"],
    ['a template placeholder', words('password: `$', '{process.env.PASSWORD_OF_THE_DATABASE}`')],
    ['the local database’s password', 'postgres://lexiloom:lexiloom@127.0.0.1:5432/lexiloom'],
    ['a file hash', `"integrity": "sha256-${drawn(16)}"`],
  ])('does not report %s as a secret', (_, text) => {
    expect(findSecrets(text)).toEqual([]);
  });
});
