import { t } from '@lingui/core/macro';
import type { Text } from '#language/text/text.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import type { Problem } from '../define-question.ts';
import { guidanceWords } from '../guidance-words.ts';
import type { QuestionAndAnswer } from '../question-and-answer.ts';
import type { EditProps } from '../view-props.ts';
import { EditFrame } from './EditFrame.tsx';
import { ItemList } from './ItemList.tsx';
import { PairFields } from './PairFields.tsx';
import { SentenceField } from './SentenceField.tsx';
import { useDraft } from './use-draft.ts';

interface QuestionAndAnswerEditProps<Item> extends EditProps<{ items: Item[] }> {
  check: (content: { items: Item[] }, text: Text) => Problem[];
  /** Builds a new item of this type from an empty question. */
  blank: (asked: QuestionAndAnswer) => Item;
  sentenceLabel: string;
  sentenceIdOf: (item: Item) => string | undefined;
  withSentence: (item: Item, sentenceId: string) => Item;
}

/** Editor of questions, answers, and the sentence on which each answer is based. */
export function QuestionAndAnswerEdit<Item extends QuestionAndAnswer>({
  check,
  blank,
  sentenceLabel,
  sentenceIdOf,
  withSentence,
  ...props
}: QuestionAndAnswerEditProps<Item>) {
  const { text } = props;
  const edit = useDraft(props);
  const problems = check(edit.draft, text);
  const words = { target: '', native: '' };
  return (
    <EditFrame edit={edit} problems={problems} guidance={i18n._(guidanceWords.quickEdit)}>
      <ItemList
        name={t`Question`}
        items={edit.draft.items}
        onChange={(items) => edit.change({ items })}
        problems={problems}
        adds={[
          {
            label: t`Add a question`,
            make: (id) => blank({ id, question: words, answer: words }),
          },
        ]}
      >
        {(item, replace) => (
          <>
            <PairFields
              name={t`Question`}
              words={item.question}
              text={text}
              onChange={(question) => replace({ ...item, question })}
            />
            <PairFields
              name={t`Answer`}
              words={item.answer}
              text={text}
              onChange={(answer) => replace({ ...item, answer })}
            />
            <SentenceField
              label={sentenceLabel}
              text={text}
              value={sentenceIdOf(item)}
              onChange={(sentenceId) => replace(withSentence(item, sentenceId))}
            />
          </>
        )}
      </ItemList>
    </EditFrame>
  );
}
