import { sentenceOf } from '../find-in-text.ts';
import type { PanelProps } from '../view-props.ts';
import { NativeText, TargetText } from '../views/BilingualLine.tsx';
import { HighlightedSentence } from '../views/HighlightedSentence.tsx';
import { RevealList } from '../views/RevealList.tsx';
import type { VocabInContextContent } from './content.ts';

/** Prompts with the highlighted word in its sentence; pupils say what it means there. */
export function Panel({ content, text, textStyle }: PanelProps<VocabInContextContent>) {
  const items = content.items.map(({ id, sentenceId, tokenIds, target, native }) => {
    const sentence = sentenceOf(text, sentenceId);
    return {
      id,
      prompt: sentence ? (
        <HighlightedSentence side={sentence.target} tokenIds={tokenIds} language={text.target} />
      ) : (
        <TargetText language={text.target}>{target}</TargetText>
      ),
      answer: <NativeText language={text.native}>{native}</NativeText>,
    };
  });
  return <RevealList items={items} text={text} textStyle={textStyle} />;
}
