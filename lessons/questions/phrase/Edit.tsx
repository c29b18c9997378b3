import { t } from '@lingui/core/macro';
import { i18n } from '#ui/wordings/i18n.ts';
import { EditFrame } from '../editing/EditFrame.tsx';
import { ItemList } from '../editing/ItemList.tsx';
import { PairFields } from '../editing/PairFields.tsx';
import { SentenceField } from '../editing/SentenceField.tsx';
import { useDraft } from '../editing/use-draft.ts';
import { guidanceWords } from '../guidance-words.ts';
import type { EditProps } from '../view-props.ts';
import { check } from './check.ts';
import type { PhraseContent } from './content.ts';

/** The editor for phrases and the sentence each occurs in. */
export function Edit(props: EditProps<PhraseContent>) {
  const { text } = props;
  const edit = useDraft(props);
  const problems = check(edit.draft, text);
  return (
    <EditFrame edit={edit} problems={problems} guidance={i18n._(guidanceWords.quickEdit)}>
      <ItemList
        name={t`Phrase`}
        items={edit.draft.items}
        onChange={(items) => edit.change({ items })}
        problems={problems}
        adds={[
          {
            label: t`Add a phrase`,
            make: (id) => ({ id, sentenceId: '', target: '', native: '' }),
          },
        ]}
      >
        {(item, replace) => (
          <>
            <SentenceField
              label={t`Sentence`}
              text={text}
              value={item.sentenceId}
              onChange={(sentenceId) => replace({ ...item, sentenceId })}
            />
            <PairFields
              name={t`Phrase`}
              words={item}
              text={text}
              onChange={(words) => replace({ ...item, ...words })}
            />
          </>
        )}
      </ItemList>
    </EditFrame>
  );
}
