import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { languageOf } from '#language/languages.ts';
import { isolated } from '#language/text/isolated.ts';
import { classNames } from '#ui/class-names.ts';
import { spokenAfter } from '#ui/wordings/spoken-after.ts';
import { type GridRing, LetterGrid } from '../../activities/word-search/LetterGrid.tsx';
import { spelling, squaresOf } from '../../activities/word-search/lines.ts';
import { faceText } from '../task-face.ts';
import type { DoProps } from '../task-view.tsx';
import { DoneMark } from '../views/DoneMark.tsx';
import { FaceView } from '../views/FaceView.tsx';
import { TaskFoot } from '../views/TaskFoot.tsx';
import type { FindInGridForPupil, FindInGridSubmitted } from './content.ts';
import { isSpeltOut, markLine, nextOpen } from './marking-lines.ts';

type Props = DoProps<FindInGridForPupil, FindInGridSubmitted>;

/**
 * A square of letters and the list of hidden words. If the list shows meanings, the pupil looks for one word
 * at a time: the word whose meaning was tapped or, if no meaning was tapped, the first open word.
 */
export default function Do({ task, submitted, onChange, done = [], ...around }: Props) {
  const { disabled, handIn, soundAddress } = around;
  const found = Object.fromEntries(
    Object.entries(submitted.found).filter(([, line]) => squaresOf(task, line)),
  );
  const [chosen, setChosen] = useState<string>();
  const [said, setSaid] = useState('');
  const total = task.words.length;
  const isSpelt = isSpeltOut(task);
  const isOpen = chosen !== undefined && !done.includes(chosen);
  const aim = isSpelt ? undefined : isOpen ? chosen : nextOpen(task, found);
  const aimed = task.words.find(({ id }) => id === aim);
  const count = task.words.filter(({ id }) => id in found).length;

  const mark = (squares: readonly number[]) => {
    const marked = markLine({ task, found, aim, done }, squares);
    if (!marked) {
      return setSaid(isSpelt ? t`That is not on your list.` : t`Choose a meaning first.`);
    }
    const word = task.words.find(({ id }) => id === marked.id);
    setChosen(nextOpen(task, marked.found, marked.id));
    const clue = isolated(
      word ? faceText(word.clue, t({ message: 'Sound', context: 'card' })) : '',
    );
    const letters = isolated(spelling(task, squares));
    setSaid(isSpelt ? t`Found: ${clue}.` : t`Marked ${letters} for: ${clue}.`);
    onChange({ found: marked.found });
  };
  const takeBack = (id: string) => {
    const { [id]: _, ...others } = found;
    setChosen(id);
    setSaid(t`Taken back.`);
    onChange({ found: others });
  };
  const rings = task.words.flatMap(({ id }): GridRing[] => {
    const squares = squaresOf(task, found[id] ?? '');
    if (!squares) return [];
    return [{ squares, look: isSpelt || done.includes(id) ? 'found' : 'chosen' }];
  });
  return (
    <div className="flex flex-1 flex-col gap-3">
      {isSpelt ? (
        <p className="font-bold text-xl">
          <Trans>Find the words in the grid.</Trans>
        </p>
      ) : (
        <p className="font-bold text-xl">
          {aimed ? (
            <>
              <Trans>Find the word for:</Trans>{' '}
              <FaceView face={aimed.clue} address={soundAddress} />
            </>
          ) : (
            t`Every meaning has its word. Tap one to change it.`
          )}
        </p>
      )}
      <p className="text-ink-2 text-sm">
        <Trans>Drag from the first letter to the last, or tap both.</Trans>{' '}
        {howTheyRun(task.language)}
      </p>
      <div className="-mx-2 sm:mx-auto sm:w-full sm:max-w-lg">
        <LetterGrid
          label={t`Letters: the arrow keys move, Enter takes the first and the last letter of a word`}
          language={task.language}
          grid={task}
          rings={rings}
          disabled={disabled}
          onLine={mark}
        />
      </div>
      <ul
        aria-label={isSpelt ? t`Words to find` : t`Meanings to find`}
        className="flex flex-wrap gap-2"
      >
        {task.words.map(({ id, clue }) => (
          <li key={id} className="flex max-w-full">
            <ListedWord
              isSpelt={isSpelt}
              isDone={done.includes(id)}
              isAimed={id === aim}
              letters={lettersOf(task, found[id])}
              language={task.language}
              disabled={disabled}
              onAim={() => setChosen(id)}
              onTakeBack={() => takeBack(id)}
            >
              <FaceView face={clue} address={soundAddress} />
            </ListedWord>
          </li>
        ))}
      </ul>
      <TaskFoot>
        <p role="status" className="text-center font-semibold text-ink-2">
          {said && `${said} `}
          {isSpelt ? t`${count} of ${total} found` : t`${count} of ${total} marked`}
        </p>
        {handIn && <div className="flex flex-col">{handIn}</div>}
      </TaskFoot>
    </div>
  );
}

const howTheyRun = (language: string) =>
  languageOf(language).direction === 'rtl' ? t`Words are read from the right.` : '';

function lettersOf(task: FindInGridForPupil, line: string | undefined): string | undefined {
  const squares = line === undefined ? null : squaresOf(task, line);
  return squares ? spelling(task, squares) : undefined;
}

interface ListedWordProps {
  isSpelt: boolean;
  isDone: boolean;
  isAimed: boolean;
  /** The letters selected for this word. */
  letters: string | undefined;
  language: string;
  disabled: boolean | undefined;
  onAim: () => void;
  onTakeBack: () => void;
  children: ReactNode;
}

const chip = 'inline-flex min-h-11 items-center gap-2 rounded-card border text-lg';

/** A word in the list, crossed off once it is found; or a meaning with the letters selected for it. */
function ListedWord(props: ListedWordProps) {
  const { isSpelt, isDone, isAimed, letters, language, disabled, children } = props;
  const { locale, direction } = languageOf(language);
  if (isSpelt || isDone) {
    return (
      <span
        className={classNames(
          chip,
          'px-3 py-1',
          letters === undefined ? 'border-line bg-card' : 'border-ok bg-ok-soft line-through',
        )}
      >
        {children}
        {isDone ? (
          <DoneMark />
        ) : (
          letters !== undefined && (
            <>
              <Check size={18} aria-hidden="true" className="shrink-0 text-ok" />
              <span className="sr-only">{spokenAfter(t`found`)}</span>
            </>
          )
        )}
      </span>
    );
  }
  return (
    <span
      className={classNames(
        chip,
        isAimed ? 'border-2 border-target bg-target-soft' : 'border-line bg-card',
      )}
    >
      <button
        type="button"
        disabled={disabled}
        aria-pressed={isAimed}
        onClick={props.onAim}
        className="inline-flex min-h-11 min-w-0 flex-wrap items-center gap-x-2 px-3 text-start"
      >
        {children}
        {letters !== undefined && (
          <bdi lang={locale} dir={direction} className="task-text font-bold font-text text-target">
            {letters}
          </bdi>
        )}
      </button>
      {letters !== undefined && (
        <button
          type="button"
          disabled={disabled}
          aria-label={t`Take back ${letters}`}
          onClick={props.onTakeBack}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-card text-ink-2 hover:text-ink"
        >
          <X size={18} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
