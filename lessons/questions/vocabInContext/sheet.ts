import { t } from '@lingui/core/macro';
import type { Sentence } from '#language/text/text.ts';
import { wordingsLanguage } from '#ui/wordings/wordings-language.ts';
import type { SheetRun } from '../../sheets/sheet.ts';
import type { QuestionSheet } from '../question-sheet.ts';
import { plainRun } from '../sheet-lines.ts';
import type { VocabInContextContent } from './content.ts';

/** Words underlined in the sentences they come from; pupils write what each means there. */
export const vocabInContextSheet: QuestionSheet<VocabInContextContent> = ({ items }, request) => {
  const { target, native, sentences } = request.material.text;
  const asked = request.order.arrange(items).flatMap((item) => {
    const sentence = sentences.find(({ id }) => id === item.sentenceId);
    return sentence ? [{ item, sentence }] : [];
  });
  if (asked.length === 0) return null;
  return {
    title: t`Vocabulary in context`,
    instruction: t`What do the underlined words mean in their sentence?`,
    blocks: [
      {
        kind: 'table',
        columns: [
          { heading: '', language: wordingsLanguage(), width: 0.2 },
          { heading: t`In the text`, language: target, width: 2 },
          { heading: t`Meaning here`, language: native },
        ],
        rows: asked.map(({ item, sentence }, at) => [
          [plainRun(String(at + 1))],
          marked(sentence, new Set(item.tokenIds)),
          [],
        ]),
      },
    ],
    key: asked.map(({ item }, at) => ({
      kind: 'text',
      language: target,
      number: at + 1,
      runs: [
        { kind: 'words', text: item.target, mark: 'bold' },
        plainRun(' '),
        { kind: 'words', text: item.native, language: native },
      ],
    })),
    marks: asked.length,
  };
};

/** Returns the sentence with its words underlined. A phrase is underlined as one continuous line. */
function marked(sentence: Sentence, ids: ReadonlySet<string>): SheetRun[] {
  const runs: SheetRun[] = [];
  const { tokens } = sentence.target;
  tokens.forEach(({ id, text }, at) => {
    const between = ids.has(tokens[at - 1]?.id ?? '') && ids.has(tokens[at + 1]?.id ?? '');
    const mark = ids.has(id) || (between && text.trim() === '');
    runs.push({ kind: 'words', text, ...(mark && { mark: 'underline' as const }) });
  });
  return runs;
}
