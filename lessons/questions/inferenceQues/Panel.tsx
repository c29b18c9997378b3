import { Trans } from '@lingui/react/macro';
import { sentenceOf } from '../find-in-text.ts';
import type { PanelProps } from '../view-props.ts';
import { BilingualLine, TargetText } from '../views/BilingualLine.tsx';
import { RevealList } from '../views/RevealList.tsx';
import type { InferenceContent } from './content.ts';

/** Inference questions; each answer is shown with the sentence from which pupils can infer it. */
export function Panel({ content, text, show, textStyle }: PanelProps<InferenceContent>) {
  const items = content.items.map(({ id, question, answer, evidence }) => {
    const sentence = sentenceOf(text, evidence.sentenceId);
    return {
      id,
      prompt: <BilingualLine words={question} text={text} show={show} />,
      answer: (
        <span className="grid gap-2">
          <BilingualLine words={answer} text={text} show={show} />
          {sentence && (
            <span className="border-s-4 border-line ps-3 text-[0.82em]">
              <span className="block font-sans text-sm text-ink-2">
                <Trans>The text says</Trans>
              </span>
              <TargetText language={text.target}>{sentence.target.text}</TargetText>
            </span>
          )}
        </span>
      ),
    };
  });
  return <RevealList items={items} text={text} textStyle={textStyle} />;
}
