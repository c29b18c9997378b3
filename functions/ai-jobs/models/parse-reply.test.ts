import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSentenceReader } from '../text/request-rows.ts';
import { parseReply } from './parse-reply.ts';

const reply = {
  t: 'Le marché',
  s: [
    ['', 'Léa dit : « {Oui}, [non] », // puis "rien".', 'Léa says, “Yes, no,” /* then */ nothing.'],
    ['', 'Elle part,\\ ]', 'She leaves, }'],
  ],
};
const good = JSON.stringify(reply);
const pretty = JSON.stringify(reply, null, 2);

/** One reply in the different forms in which models return it. */
const written: [string, string][] = [
  ['of JSON alone', good],
  ['in a code fence', `\`\`\`json\n${pretty}\n\`\`\``],
  [
    'in a code fence between sentences',
    `Here it is:\n\n\`\`\`\n${good}\n\`\`\`\n\nLet me know {if} you need more!`,
  ],
  ['after reasoning with braces', `<think>\nThe user wants {a lesson}. {"t":1}\n</think>\n${good}`],
  ['after reasoning whose opening tag is in the prompt', `A lesson, {"s"} …\n</think>\n\n${good}`],
  ['after reasoning in another tag', `[THINK]Hm, {"t":"a"}[/THINK]${good}`],
  ['after a sentence with braces', `In the shape {t, s} or {"t": …} or {}:\n${good}`],
  ['after a byte order mark', `\uFEFF${good}`],
  ['after unusual white space', `\u00a0\n${good}\n\0`],
  [
    'with trailing commas',
    pretty
      .replace(/"\n/gu, '",\n')
      .replace(/\]\n/gu, '],\n')
      .replace(/\]\n\}$/u, '],\n}'),
  ],
  ['with a raw line break', good.replace('Elle part,', 'Elle\n part,')],
  ['with an invalid escape', good.replace('Léa says', 'Léa sa\\ys')],
  ['in an array', `[${good}]`],
];
/** Replaces line breaks by spaces, because the product later does this too. */
const oneLine = (value: unknown) =>
  JSON.parse(JSON.stringify(value).replace('Elle\\n part', 'Elle part'));

describe('reply parser', () => {
  it.each([
    ...written,
    ['encoded as a JSON string', JSON.stringify(good)],
    ['with comments', pretty.replace('"s":', '// rows\n/* [ */ "s":')],
  ])('parses a reply %s', (_, text) => {
    expect(oneLine(parseReply(text))).toEqual(reply);
  });

  it.each(written)('streams the sentences of a reply %s', (_, text) => {
    for (const size of [1, 7, text.length]) {
      const reader = createSentenceReader();
      const rows = [];
      for (let at = 0; at < text.length; at += size)
        rows.push(...reader.push(text.slice(at, at + size)));
      expect(oneLine(rows)).toEqual(reply.s);
      expect(reader.state()).toMatchObject({ complete: true, broken: false, title: reply.t });
    }
  });

  it.each(['', 'I am sorry.', '{', '{"t":', '{not} {json}', '</think>'])(
    'returns undefined for the reply %j',
    (text) => {
      expect(parseReply(text)).toBeUndefined();
    },
  );

  it('matches JSON.parse on valid JSON, and never throws', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        expect(parseReply(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => void parseReply(text)));
  });
});
