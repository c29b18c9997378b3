import { t } from '@lingui/core/macro';
import { puzzleLetters } from '#language/puzzle-letters.ts';
import { type GridRing, LetterGrid } from '../../activities/word-search/LetterGrid.tsx';
import { squaresOf, squaresThatSpell } from '../../activities/word-search/lines.ts';
import type { ResultProps } from '../task-view.tsx';
import { FaceView } from '../views/FaceView.tsx';
import { ItemDetail } from '../views/ItemDetail.tsx';
import type { FindInGridForPupil, FindInGridSubmitted } from './content.ts';

type Props = ResultProps<FindInGridForPupil, FindInGridSubmitted>;

/**
 * Shows the grid with every selected line, the missed words if answers may be shown, and the verdict on each
 * word.
 */
export default function Result(props: Props) {
  const { task, submitted, mark, language, itemAction, soundAddress } = props;
  const answerLanguage = task?.language ?? language;
  const rings = mark.items.flatMap(({ id, verdict, expected }): GridRing[] => {
    if (!task) return [];
    const own = squaresOf(task, submitted.found[id] ?? '');
    if (verdict === 'right') return own ? [{ squares: own, look: 'found' }] : [];
    const missed = expected && squaresThatSpell(task, puzzleLetters(task.language, expected));
    return [
      ...(own ? [{ squares: own, look: 'wrong' as const }] : []),
      ...(missed ? [{ squares: missed, look: 'shown' as const }] : []),
    ];
  });
  return (
    <div className="space-y-4">
      {task && (
        <div className="mx-auto w-full max-w-md">
          <LetterGrid
            label={t`Letters, with the lines you marked`}
            language={task.language}
            grid={task}
            rings={rings}
          />
        </div>
      )}
      <ol className="grid gap-3 sm:grid-cols-2">
        {mark.items.map((item) => {
          const clue = task?.words.find(({ id }) => id === item.id)?.clue;
          return (
            <li key={item.id}>
              <ItemDetail
                item={item}
                language={answerLanguage}
                action={itemAction?.(item)}
                title={
                  clue && (
                    <div className="flex items-center font-bold text-lg">
                      <FaceView face={clue} address={soundAddress} />
                    </div>
                  )
                }
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
