import type { TrialSide } from '#contracts/prompts/prompt-trial.ts';
import type { TextLanguages } from '#language/text/build-sentence.ts';
import type { Text } from '#language/text/text.ts';
import type { PromptKey } from '#lessons/prompts/prompts.ts';
import { AnswersOpenContext } from '#lessons/questions/views/use-reveal.ts';
import { questionPanels } from '#web/app/question-panels.tsx';

interface MadeContentProps {
  promptKey: PromptKey;
  side: TrialSide;
  text: Text | undefined;
  /** Of the lines, where they are known. */
  languages: TextLanguages | undefined;
}

/** What the model made: a question type as a class would see it, anything else in lines. */
export function MadeContent({ promptKey, side, text, languages }: MadeContentProps) {
  const { content, lines } = side;
  const Panel = questionPanels.get(promptKey);
  if (Panel && content !== undefined && text) {
    return (
      <div className="mt-4">
        <AnswersOpenContext value={true}>
          <Panel
            content={content}
            text={text}
            show={{ target: true, native: true }}
            textStyle={{ fontSize: '1rem' }}
          />
        </AnswersOpenContext>
      </div>
    );
  }
  if (lines.length === 0) return null;
  return (
    <ol className="mt-4 grid gap-2">
      {lines.map(({ target, native, note }, at) => (
        // Lines of a reply have no name of their own but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing is moved or taken out
        <li key={at} className="border-b border-line pb-2 last:border-b-0">
          {note && <span className="text-sm font-semibold text-ink-2">{note} </span>}
          {target && (
            <bdi className="block" lang={languages?.target}>
              {target}
            </bdi>
          )}
          {native && (
            <bdi className="block text-sm text-native" lang={languages?.native}>
              {native}
            </bdi>
          )}
        </li>
      ))}
    </ol>
  );
}
