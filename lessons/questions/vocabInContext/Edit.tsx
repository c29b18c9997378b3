import { t } from '@lingui/core/macro';
import { i18n } from '#ui/wordings/i18n.ts';
import { EditFrame } from '../editing/EditFrame.tsx';
import { ItemList } from '../editing/ItemList.tsx';
import { PairFields } from '../editing/PairFields.tsx';
import { SentenceField } from '../editing/SentenceField.tsx';
import { useDraft } from '../editing/use-draft.ts';
import { findTokens, sentenceOf } from '../find-in-text.ts';
import { guidanceWords } from '../guidance-words.ts';
import type { EditProps } from '../view-props.ts';
import { check } from './check.ts';
import type { VocabInContextContent } from './content.ts';

type Item = VocabInContextContent['items'][number];

/**
 * The editor for words, the sentence each word occurs in, and its meaning there. If a word is changed, the
 * highlighting changes too.
 */
export function Edit(props: EditProps<VocabInContextContent>) {
  const { text } = props;
  const edit = useDraft(props);
  const problems = check(edit.draft, text);
  const marked = (item: Item): Item => {
    const sentence = sentenceOf(text, item.sentenceId);
    return { ...item, tokenIds: sentence ? findTokens(sentence, item.target, text.target) : [] };
  };
  return (
    <EditFrame edit={edit} problems={problems} guidance={i18n._(guidanceWords.quickEdit)}>
      <ItemList
        name={t`Word`}
        items={edit.draft.items}
        onChange={(items) => edit.change({ items })}
        problems={problems}
        adds={[
          {
            label: t`Add a word`,
            make: (id) => ({ id, sentenceId: '', tokenIds: [], target: '', native: '' }),
          },
        ]}
      >
        {(item, replace) => (
          <>
            <SentenceField
              label={t`Sentence`}
              text={text}
              value={item.sentenceId}
              onChange={(sentenceId) => replace(marked({ ...item, sentenceId }))}
            />
            <PairFields
              name={t`Word`}
              words={item}
              text={text}
              onChange={(words) => replace(marked({ ...item, ...words }))}
            />
          </>
        )}
      </ItemList>
    </EditFrame>
  );
}
