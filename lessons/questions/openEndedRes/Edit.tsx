import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Text } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import type { Bilingual } from '../bilingual.ts';
import { EditFrame } from '../editing/EditFrame.tsx';
import { ItemList } from '../editing/ItemList.tsx';
import { PairFields } from '../editing/PairFields.tsx';
import { useDraft } from '../editing/use-draft.ts';
import { guidanceWords } from '../guidance-words.ts';
import type { EditProps } from '../view-props.ts';
import { check } from './check.ts';
import type { OpenEndedContent } from './content.ts';

/** The editor for questions about the pupils themselves, each with useful phrases and a model answer. */
export function Edit(props: EditProps<OpenEndedContent>) {
  const { text } = props;
  const edit = useDraft(props);
  const problems = check(edit.draft, text);
  const blank = { target: '', native: '' };
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
            make: (id) => ({
              id,
              question: blank,
              usefulPhrases: [blank, blank],
              modelAnswer: blank,
            }),
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
            <PhraseList
              pairs={item.usefulPhrases}
              text={text}
              onChange={(usefulPhrases) => replace({ ...item, usefulPhrases })}
            />
            <PairFields
              name={t`Model answer`}
              words={item.modelAnswer}
              text={text}
              onChange={(modelAnswer) => replace({ ...item, modelAnswer })}
            />
          </>
        )}
      </ItemList>
    </EditFrame>
  );
}

interface PhraseListProps {
  pairs: readonly Bilingual[];
  text: Text;
  onChange: (pairs: Bilingual[]) => void;
}

/** The useful phrases of an item; they can be edited, added and removed. */
function PhraseList({ pairs, text, onChange }: PhraseListProps) {
  return (
    <fieldset className="m-0 grid gap-3 border-0 border-s-4 border-line p-0 ps-4">
      <legend className="sr-only">
        <Trans>Useful phrases</Trans>
      </legend>
      {pairs.map((pair, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pairs have no ids, and their fields hold no state
        <div key={at} className="grid items-end gap-2 md:grid-cols-[minmax(0,1fr)_auto]">
          <PairFields
            name={t`Useful phrase ${{ number: at + 1 }}`}
            words={pair}
            text={text}
            onChange={(words) =>
              onChange(pairs.map((other, index) => (index === at ? words : other)))
            }
          />
          <Button
            size="small"
            variant="quiet"
            aria-label={t`Remove Useful phrase ${{ number: at + 1 }}`}
            onClick={() => onChange(pairs.filter((_, index) => index !== at))}
          >
            <Trans>Remove</Trans>
          </Button>
        </div>
      ))}
      <Button
        size="small"
        className="w-fit"
        onClick={() => onChange([...pairs, { target: '', native: '' }])}
      >
        <Trans>Add useful phrase</Trans>
      </Button>
    </fieldset>
  );
}
