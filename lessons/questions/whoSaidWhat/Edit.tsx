import { t } from '@lingui/core/macro';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { EditFrame } from '../editing/EditFrame.tsx';
import { ItemList } from '../editing/ItemList.tsx';
import { PairFields } from '../editing/PairFields.tsx';
import { SentenceField } from '../editing/SentenceField.tsx';
import { useDraft } from '../editing/use-draft.ts';
import { speakersOf } from '../find-in-text.ts';
import { guidanceWords } from '../guidance-words.ts';
import type { EditProps } from '../view-props.ts';
import { check } from './check.ts';
import type { WhoSaidWhatContent } from './content.ts';

/** The editor for statements, their speakers, and the sentence that proves each statement. */
export function Edit(props: EditProps<WhoSaidWhatContent>) {
  const { text, request } = props;
  const edit = useDraft(props);
  const problems = check(edit.draft, text, request);
  const speakers = speakersOf(text);
  const names = speakers.map((name) => ({ value: name, label: name }));
  return (
    <EditFrame edit={edit} problems={problems} guidance={i18n._(guidanceWords.quickEdit)}>
      <ItemList
        name={t`Statement`}
        items={edit.draft.items}
        onChange={(items) => edit.change({ speakers, items })}
        problems={problems}
        adds={[
          {
            label: t`Add a statement`,
            make: (id) => ({ id, statement: { target: '', native: '' }, speaker: '' }),
          },
        ]}
      >
        {(item, replace) => (
          <>
            <PairFields
              name={t`Statement`}
              words={item.statement}
              text={text}
              onChange={(statement) => replace({ ...item, statement })}
            />
            <div className="grid gap-3 md:grid-cols-2">
              <NativeSelect
                label={t`Speaker`}
                placeholder={t`Choose a speaker`}
                options={names}
                value={speakers.includes(item.speaker) ? item.speaker : ''}
                onChange={(event) => replace({ ...item, speaker: event.currentTarget.value })}
              />
              <SentenceField
                label={t`Sentence that proves it`}
                text={text}
                value={item.sentenceId}
                onChange={(sentenceId) => replace({ ...item, sentenceId })}
              />
            </div>
          </>
        )}
      </ItemList>
    </EditFrame>
  );
}
