import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TextType } from '#contracts/resources/draft.ts';
import { languageOf } from '#language/languages.ts';
import { buildSentence } from '#language/text/build-sentence.ts';
import type { SideName } from '#language/text/text.ts';
import { anyChunkedText } from '../activities/chunked-samples.ts';
import { taskText } from '../tasks/task-text.ts';
import { textBlocks } from './text-blocks.ts';

const anyType = fc.constantFrom(...TextType.options);
const anySide = fc.constantFrom<SideName>('target', 'native');

test('prints exactly the stored text, in its language', () => {
  fc.assert(
    fc.property(anyChunkedText, anyType, anySide, (text, textType, side) => {
      const blocks = textBlocks({ text, textType }, undefined, side);
      const lines = blocks.map((block) => {
        if (block.kind !== 'text') throw new Error(`A text has no ${block.kind}.`);
        expect(block.language).toBe(text[side]);
        return block.runs.map((run) => (run.kind === 'words' ? run.text : '')).join('');
      });
      const space = languageOf(text[side]).sentenceSpace ? ' ' : '';
      const sentences = text.sentences.map((sentence) => sentence[side].text);
      const flowing = lines.length < sentences.length;
      expect(lines.join(space)).toBe(sentences.join(space));
      if (!flowing) expect(lines).toEqual(sentences);
    }),
  );
});

test.each([
  ['th', ['ผม|ชื่อ|สมชาย', 'ผม|อายุ|สิบสอง|ปี'], 'ผมชื่อสมชาย ผมอายุสิบสองปี'],
  ['ja', ['私|です。', 'はい。'], '私です。はい。'],
  ['fr', ['Oui.', 'Non.'], 'Oui. Non.'],
])(
  '%s: puts a space between the sentences of a paragraph only if the script uses spaces there',
  (target, lines, paragraph) => {
    const languages = { target, native: 'en' };
    const sentences = lines.map((line, n) => buildSentence(`s${n}`, ['', line, ''], languages));
    const material = { text: { ...languages, sentences }, textType: 'text' as const };
    expect(textBlocks(material)).toMatchObject([{ runs: [{ kind: 'words', text: paragraph }] }]);
    expect(taskText(material)).toMatchObject([{ pieces: [{ kind: 'words', text: paragraph }] }]);
  },
);
