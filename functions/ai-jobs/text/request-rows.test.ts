import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ModelReplyLine } from '#language/text/build-sentence.ts';
import { createSentenceReader } from './request-rows.ts';

function readAll(pieces: readonly string[]) {
  const reader = createSentenceReader();
  const lines = pieces.flatMap((piece) => reader.push(piece));
  return { lines, ...reader.state() };
}

const line: ModelReplyLine = [
  'Léa',
  '¶Elle dit : « "Oui" » [et] \\ {rien}.',
  'She says "yes" 👩‍🏫\n.',
];

test('returns a sentence as soon as its array closes', () => {
  const reader = createSentenceReader();
  expect(reader.push('{"t":"À la plage","s":[["","Bonjour.","Hel')).toEqual([]);
  expect(reader.push('lo."]')).toEqual([['', 'Bonjour.', 'Hello.']]);
  expect(reader.state()).toMatchObject({
    title: 'À la plage',
    sentences: 1,
    complete: false,
    broken: false,
  });
  expect(reader.push(`,${JSON.stringify(line)}]}`)).toEqual([line]);
  expect(reader.state()).toMatchObject({ sentences: 2, complete: true, broken: false });
});

test('returns the same sentences wherever the reply is split into pieces', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(
      text,
      fc.array(fc.tuple(text, text, text), { maxLength: 6 }),
      fc.array(fc.nat()),
      fc.boolean(),
      (title, lines, cuts, spaced) => {
        const json = JSON.stringify({ t: title, s: [line, ...lines] }, null, spaced ? 1 : 0);
        const at = [...cuts.map((cut) => cut % (json.length + 1)), 0, json.length].sort(
          (a, b) => a - b,
        );
        const pieces = at.map((start, n) => json.slice(start, at[n + 1] ?? json.length));
        expect(readAll(pieces)).toMatchObject({
          lines: [line, ...lines],
          title,
          sentences: lines.length + 1,
          complete: true,
          broken: false,
        });
        expect(readAll([...json].flatMap((each) => each.split('')))).toMatchObject({
          sentences: lines.length + 1,
        });
      },
    ),
  );
});

describe('unexpected replies', () => {
  test('keeps the closed sentences of a truncated reply and reports the reply as incomplete', () => {
    expect(readAll(['{"t":"x","s":[["","a","b"],["","c'])).toMatchObject({
      lines: [['', 'a', 'b']],
      complete: false,
      broken: false,
    });
  });

  test('accepts another key order, unknown keys and a code fence', () => {
    const reply = '```json\n{"s":[["","a","b"]],"n":{"s":[["x"]]},"k":[1,"]"],"t":"x"}\n```';
    expect(readAll([reply])).toMatchObject({
      lines: [['', 'a', 'b']],
      title: 'x',
      sentences: 1,
      complete: true,
      broken: false,
    });
  });

  test.each([
    ['a sentence with only two fields', '{"t":"x","s":[["a","b"]]}'],
    ['a sentence made of numbers', '{"t":"x","s":[[1,2,3]]}'],
    ['sentences given as objects', '{"t":"x","s":[{"a":1}]}'],
    ['an unrelated object', '{"error":"no"}'],
    ['an empty object', '{}'],
  ])('reports %s as broken', (_, reply) => {
    expect(readAll([reply]).broken).toBe(true);
  });

  test('never reports a reply without JSON as complete', () => {
    expect(readAll(['I am sorry, I cannot do that.'])).toMatchObject({
      complete: false,
      sentences: 0,
    });
  });
});
