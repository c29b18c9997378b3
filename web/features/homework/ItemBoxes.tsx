import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { Message } from '#language/wordings/speaker.ts';
import type { TaskFace } from '#lessons/tasks/task-content.ts';
import { faceText } from '#lessons/tasks/task-face.ts';
import type { ItemChoice } from '#lessons/tasks/task-template.ts';
import { Button } from '#ui/Button.tsx';
import { controlLook, Field } from '#ui/Field.tsx';
import { NumberInput } from '#ui/NumberInput.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { inLanguage } from '#web/app/format/in-language.ts';
import { byHand, byNumber, type ChosenItems, chosenIds } from './make-task.ts';

interface ItemBoxesProps {
  choice: ItemChoice<unknown>;
  /** The task with all its items. */
  data: unknown;
  chosen: ChosenItems | undefined;
  seed: number;
  onChosen: (chosen: ChosenItems | undefined) => void;
}

/** Selects the items of a task: a number field, and below it a checkbox for every item. */
export function ItemBoxes({ choice, data, chosen, seed, onChosen }: ItemBoxesProps) {
  const problemId = useId();
  const items = choice.items(data);
  const unit = choice.unit(data);
  const { least } = choice;
  if (items.length <= least) return null;
  const all = items.map(({ id }) => id);
  const ids = chosenIds(all, chosen, { seed, least });
  const lacks = ids.length < least;
  const tick = (id: string) => {
    const ticked = all.filter((one) => (one === id ? !ids.includes(id) : ids.includes(one)));
    onChosen(byHand(ticked, all.length));
  };
  const words = unit === 'sentence' ? sentenceWords : itemWords;
  const counts = words.counts(ids.length, all.length);
  return (
    <section aria-label={i18n._(words.which)} className="flex flex-col gap-3">
      <Field
        label={i18n._(words.howMany)}
        note={t({
          message: `of ${{ total: all.length }}`,
          comment: 'After a field with a number: 5 of 12.',
        })}
        help={t`“Show different questions” picks new ones.`}
        error={lacks ? words.tooFew(least) : undefined}
      >
        {(control) => (
          <NumberInput
            {...control}
            min={least}
            max={all.length}
            value={ids.length}
            onNumber={(count) => {
              if (Number.isInteger(count) && count >= least) onChosen(byNumber(count, all.length));
            }}
            className={`${controlLook} min-h-11 max-w-32`}
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {counts}
      </p>
      <details className="rounded-control border border-line bg-card">
        <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
          <Trans>Choose which</Trans> <span className="font-normal text-ink-2">{counts}</span>
        </summary>
        <fieldset aria-describedby={lacks ? problemId : undefined} className="min-w-0 px-3 pb-3">
          <legend className="sr-only">{i18n._(words.all)}</legend>
          <div className="mb-2 flex gap-2">
            <Button size="small" className="min-h-11" onClick={() => onChosen(undefined)}>
              <Trans context="all items of a task">All</Trans>
            </Button>
            <Button
              size="small"
              className="min-h-11"
              onClick={() => onChosen(byHand([], all.length))}
            >
              <Trans context="no item of a task">None</Trans>
            </Button>
          </div>
          {lacks && (
            <p id={problemId} role="alert" className="mb-2 font-semibold text-bad text-sm">
              {words.tooFew(least)}
            </p>
          )}
          <div className="flex max-h-96 flex-col gap-1.5 overflow-y-auto p-1">
            {items.map(({ id, faces }) => (
              <label
                key={id}
                className="flex min-h-11 shrink-0 items-center gap-3 rounded-control border border-line bg-raised px-3 py-1.5 hover:border-edge has-checked:border-target has-focus-visible:outline-3 has-focus-visible:outline-target"
              >
                <input
                  type="checkbox"
                  checked={ids.includes(id)}
                  onChange={() => tick(id)}
                  className="size-5 shrink-0"
                />
                <span className="min-w-0">
                  {faces.map((face, at) => (
                    <span
                      // biome-ignore lint/suspicious/noArrayIndexKey: the faces of an item never move
                      key={at}
                      className={at === 0 ? 'block font-semibold' : 'block text-ink-2 text-sm'}
                    >
                      <FaceWords face={face} />
                    </span>
                  ))}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      </details>
    </section>
  );
}

/** What is said about the items of a task, which some tasks count as sentences. */
interface UnitWords {
  which: Message;
  howMany: Message;
  all: Message;
  counts: (chosen: number, total: number) => string;
  tooFew: (least: number) => string;
}

const itemWords: UnitWords = {
  which: msg`Which items`,
  howMany: msg`How many items`,
  all: msg`The items of this task`,
  counts: (chosen, total) =>
    plural(total, { one: `${chosen} of # item`, other: `${chosen} of # items` }),
  tooFew: (least) =>
    plural(least, { one: 'Choose at least one item.', other: 'Choose at least # items.' }),
};

const sentenceWords: UnitWords = {
  which: msg`Which sentences`,
  howMany: msg`How many sentences`,
  all: msg`The sentences of this task`,
  counts: (chosen, total) =>
    plural(total, { one: `${chosen} of # sentence`, other: `${chosen} of # sentences` }),
  tooFew: (least) =>
    plural(least, { one: 'Choose at least one sentence.', other: 'Choose at least # sentences.' }),
};

/** One side of an item as text: its words, the description of its picture, or a note that it is a sound. */
function FaceWords({ face }: { face: TaskFace }) {
  const text = faceText(face, t({ message: 'Sound', context: 'card' }));
  return face.kind === 'words' ? (
    <bdi {...inLanguage(face.language)} className="line-clamp-3 wrap-anywhere">
      {text}
    </bdi>
  ) : face.kind === 'picture' && face.emoji ? (
    `${face.emoji} ${text}`
  ) : (
    text
  );
}
