import { Trans } from '@lingui/react/macro';
import { i18n } from '#ui/wordings/i18n.ts';
import { sentenceOf } from '../../questions/find-in-text.ts';
import type { PanelProps } from '../../questions/view-props.ts';
import { NativeText } from '../../questions/views/BilingualLine.tsx';
import { HighlightedSentence } from '../../questions/views/HighlightedSentence.tsx';
import { RevealList } from '../../questions/views/RevealList.tsx';
import type { DeliberateErrorsContent } from './content.ts';
import { placeMistakes } from './make-mistakes.ts';
import { mistakeWords } from './mistake-words.ts';

/** The sentence with its mistake highlighted. The answer is the corrected sentence and the reason. */
export function QuestionPanel({
  content,
  text,
  show,
  textStyle,
}: PanelProps<DeliberateErrorsContent>) {
  const mistakes = new Set(placeMistakes(content.items, text).map(({ id }) => id));
  const items = content.items.flatMap(({ id, sentenceId, tokenIds, wrong, type, explanation }) => {
    const sentence = sentenceOf(text, sentenceId);
    if (!sentence || !mistakes.has(id)) return [];
    const place = { side: sentence.target, tokenIds, language: text.target };
    return [
      {
        id,
        prompt: <HighlightedSentence {...place} instead={wrong} />,
        answer: (
          <span className="grid gap-2">
            <HighlightedSentence {...place} />
            <span className="font-sans text-sm text-ink-2">
              {i18n._(mistakeWords[type].inSentence)}
            </span>
            {show.native && (
              <span className="text-[0.82em]">
                <NativeText language={text.native}>{explanation}</NativeText>
              </span>
            )}
          </span>
        ),
      },
    ];
  });
  return (
    <div className="grid gap-6">
      <p className="m-0 text-lg text-ink-2">
        <Trans>
          One mistake in each sentence: {{ count: items.length }} in all. Find it and put it right.
        </Trans>
      </p>
      <RevealList items={items} text={text} textStyle={textStyle} />
    </div>
  );
}
