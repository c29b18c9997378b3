import { expect, test } from 'vitest';
import { senderOf } from './sender-of.ts';

const stack = (...files: string[]) =>
  ['Error', ...files.map((file) => `    at async thing (file:///site/${file}:12:3)`)].join('\n');

test.each([
  [
    'a route that a test calls',
    [
      'functions/homework/list.ts',
      'functions/http/operation.ts',
      'functions/homework/a.db.test.ts',
    ],
    'functions/homework/list.ts',
  ],
  [
    'a query that calls the database client',
    ['node_modules/x/y.js', 'db/client.ts', 'db/queries/search-text.ts', 'functions/a/b.ts'],
    'db/queries/search-text.ts',
  ],
  [
    'a test that queries the database directly',
    ['node_modules/x/y.js', 'functions/a/b.db.test.ts'],
    null,
  ],
  [
    'a test that inserts rows',
    ['db/queries/testing/insert-lesson.ts', 'functions/a/b.db.test.ts'],
    null,
  ],
  ['a tool', ['proofs/rights-walk/insert-school.ts'], null],
  ['no known caller', [], 'unknown'],
])('finds the sender in the stack of %s', (_, files, sender) => {
  expect(senderOf(stack(...files), '/site/')).toBe(sender);
});

test('finds the caller of an awaited statement in the stack', async () => {
  // Like the query builder, start the work only when the statement is awaited.
  class Statement extends Promise<string> {
    // biome-ignore lint/suspicious/noThenProperty: this is what a statement of the builder is
    override then: Promise<string>['then'] = (done) =>
      Promise.resolve()
        .then(() => new Error('sent').stack ?? '')
        .then(done);
  }
  const functionThatAsks = async () => {
    const told = await new Statement(() => {});
    return told;
  };
  expect(await functionThatAsks()).toContain('functionThatAsks');
});
