import { t } from '@lingui/core/macro';
import { languageOf } from '#language/languages.ts';
import { TextField } from '#ui/TextField.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { EditFrame } from '../../questions/editing/EditFrame.tsx';
import { ItemList } from '../../questions/editing/ItemList.tsx';
import { useDraft } from '../../questions/editing/use-draft.ts';
import { guidanceWords } from '../../questions/guidance-words.ts';
import type { EditProps } from '../../questions/view-props.ts';
import { check } from './check.ts';
import type { SyllablesContent } from './content.ts';

type Item = SyllablesContent['items'][number];

/** Characters that a teacher may type instead of the middle dot. */
const typedDot = /[.|/]/gu;

/**
 * Returns the item with the typed parts. If the parts do not consist of the word's own letters, stores them
 * as its reading.
 */
function recut({ reading: _, ...item }: Item, cut: string): Item {
  const parts = cut.replace(typedDot, '·').split('·');
  const joined = parts.join('');
  return { ...item, parts, ...(joined !== item.word && { reading: joined }) };
}

/** A form that edits words and their syllables, typed with a full stop or a middle dot between them. */
export function Edit(props: EditProps<SyllablesContent>) {
  const { text } = props;
  const { locale, direction } = languageOf(text.target);
  const edit = useDraft(props);
  const problems = check(edit.draft, text);
  return (
    <EditFrame edit={edit} problems={problems} guidance={i18n._(guidanceWords.quickEdit)}>
      <ItemList
        name={t`Word`}
        items={edit.draft.items}
        onChange={(items) => edit.change({ items })}
        problems={problems}
        adds={[{ label: t`Add a word`, make: (id) => ({ id, word: '', parts: [''] }) }]}
      >
        {(item, replace) => (
          <div className="grid gap-3 md:grid-cols-2">
            <TextField
              label={t`Word`}
              lang={locale}
              dir={direction}
              maxLength={120}
              value={item.word}
              onChange={({ currentTarget: { value } }) =>
                replace(recut({ ...item, word: value }, item.parts.join('·')))
              }
            />
            <TextField
              label={t`Syllables`}
              note={t`type a full stop between them`}
              lang={locale}
              dir={direction}
              maxLength={160}
              value={item.parts.join('·')}
              onChange={({ currentTarget: { value } }) => replace(recut(item, value))}
            />
          </div>
        )}
      </ItemList>
    </EditFrame>
  );
}
