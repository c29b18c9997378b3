import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shuffled } from '#language/random.ts';
import { applyChunks } from './chunk/apply-chunks.ts';
import { nativeOrder } from './chunk/native-order.ts';
import { exampleRequest, exampleTexts } from './example-texts.ts';
import { questionTypes } from './kinds.ts';
import { registry } from './registry.ts';
import { replySchema } from './reply-schema.ts';

const text = exampleTexts.french;

/** Words that a model may return: from the text, not from the text, empty, and hostile. */
const words = fc.oneof(
  fc.constantFrom(
    '',
    's1',
    's2',
    's99',
    'Tom',
    'je joue',
    'la piscine',
    'samedi ?',
    '·',
    'a·b',
    '<b>',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

/** Generates any value that a reply schema accepts, from its JSON schema. */
function anyReply(schema: unknown): fc.Arbitrary<unknown> {
  const { type, items, properties, minItems, maxItems, ...rest } = Object(schema);
  if (Array.isArray(rest.enum)) return fc.constantFrom(...rest.enum);
  if (type === 'boolean') return fc.boolean();
  if (type === 'array') {
    return fc.array(anyReply(items), { minLength: minItems ?? 0, maxLength: maxItems ?? 5 });
  }
  if (type === 'object') {
    const entries = Object.entries(properties).map(([key, value]) => [key, anyReply(value)]);
    return fc.record(Object.fromEntries(entries));
  }
  return words;
}

test.each(questionTypes)(
  '%s: parses any reply of the right shape into items with unique ids',
  (type) => {
    const question = registry[type];
    fc.assert(
      fc.property(anyReply(replySchema(question)), (reply) => {
        const { content } = question.readReply(reply, text, exampleRequest);
        expect(content).not.toBeNull();
        const rows = content && 'items' in content ? content.items : [];
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      }),
      { numRuns: 60 },
    );
  },
);

/** Splits a sentence into runs of words, as a model would. */
const cuts = (sentence: string) =>
  fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 12 }).map((sizes) => {
    const parts: string[] = [];
    let left = sentence.split(' ');
    for (const size of sizes) {
      if (left.length > 0) parts.push(left.slice(0, size).join(' '));
      left = left.slice(size);
    }
    return left.length > 0 ? [...parts, left.join(' ')] : parts;
  });

test('restores shuffled native halves to sentence order', () => {
  const sentence = 'After the swimming pool, we are having an ice cream with my brother.';
  fc.assert(
    fc.property(cuts(sentence), fc.string(), (parts, seed) => {
      const mixed = shuffled(parts, seed);
      const order = nativeOrder(mixed, sentence);
      const sorted = [...mixed.keys()].toSorted(
        (one, other) => (order?.[one] ?? 0) - (order?.[other] ?? 0),
      );
      expect(sorted.map((at) => mixed[at]).join(' ')).toBe(sentence);
    }),
  );
});

test('creates spans that join to form both sides of the stored sentence', () => {
  const [first] = text.sentences;
  const target = first?.target.text ?? '';
  const native = first?.native.text ?? '';
  fc.assert(
    fc.property(cuts(target), cuts(native), (targets, natives) => {
      const count = Math.min(targets.length, natives.length);
      const pairs = targets.slice(0, count).map((part, at) => {
        const last = at === count - 1;
        return {
          target: last ? targets.slice(at).join(' ') : part,
          native: last ? natives.slice(at).join(' ') : (natives[at] ?? ''),
          nativeOrder: at,
        };
      });
      const chunks = applyChunks(text, { sentences: [{ sentenceId: 's1', pairs }] }).sentences[0]
        ?.chunks;
      const wordless = pairs.some(
        (pair) => !/\p{L}/u.test(pair.target) || !/\p{L}/u.test(pair.native),
      );
      if (wordless) return;
      for (const side of ['target', 'native'] as const) {
        const written = side === 'target' ? target : native;
        const spans = chunks?.flatMap((chunk) => chunk[side]) ?? [];
        const joined = spans.map(({ start, end }) => written.slice(start, end)).join('');
        expect(joined.replace(/\s/gu, '')).toBe(written.replace(/\s/gu, ''));
      }
    }),
  );
});

test('shuffles every item, in the same way for the same seed, and never into the original order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 2 }), fc.string(), (items, seed) => {
      const mixed = shuffled(items, seed);
      expect(mixed).toEqual(shuffled(items, seed));
      expect(mixed.toSorted()).toEqual(items.toSorted());
      expect(mixed).not.toEqual(items);
    }),
  );
});
