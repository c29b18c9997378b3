import { t } from '@lingui/core/macro';
import { wordingsLanguage } from '#ui/wordings/wordings-language.ts';
import type { QuestionSheet } from '../question-sheet.ts';
import { numbered, plainRun, textAbove } from '../sheet-lines.ts';
import type { PhraseContent } from './content.ts';

/** Native phrases to find in the text, with room to copy the matching target phrases. */
export const phraseSheet: QuestionSheet<PhraseContent> = ({ items }, request) => {
  const asked = request.order.arrange(items);
  if (asked.length === 0) return null;
  const { target, native } = request.material.text;
  return {
    title: t`Find the phrase`,
    instruction: t`Find each phrase in the text and copy it.`,
    blocks: [
      ...textAbove({ ...request, withText: true }),
      {
        kind: 'table',
        columns: [
          { heading: '', language: wordingsLanguage(), width: 0.2 },
          { heading: t`Phrase`, language: native },
          { heading: t`In the text`, language: target, width: 1.3 },
        ],
        rows: asked.map((item, at) => [[plainRun(String(at + 1))], [plainRun(item.native)], []]),
      },
    ],
    key: asked.map((item, at) => numbered(at + 1, [plainRun(item.target)], request)),
    marks: asked.length,
  };
};
