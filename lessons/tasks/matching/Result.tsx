import type { ResultProps } from '../task-view.tsx';
import { FaceView } from '../views/FaceView.tsx';
import { ItemDetail } from '../views/ItemDetail.tsx';
import { PlaySmall } from '../views/PlayClip.tsx';
import type { MatchingForPupil, MatchingSubmitted } from './content.ts';

type Props = ResultProps<MatchingForPupil, MatchingSubmitted>;

/** Shows every card with the partner that the pupil chose. */
export default function Result({ task, mark, language, itemAction, soundAddress }: Props) {
  const partner = task?.right[0]?.face;
  const answerLanguage = partner?.kind === 'words' ? partner.language : language;
  return (
    <ol className="grid gap-3 sm:grid-cols-2">
      {mark.items.map((item) => {
        const face = task?.left.find(({ id }) => id === item.id)?.face;
        return (
          <li key={item.id}>
            <ItemDetail
              item={item}
              language={answerLanguage}
              action={itemAction?.(item)}
              title={
                face && (
                  <div className="flex items-center font-bold text-lg">
                    {face.kind === 'sound' ? (
                      <PlaySmall address={soundAddress(face.key)} />
                    ) : (
                      <FaceView face={face} address={soundAddress} />
                    )}
                  </div>
                )
              }
            />
          </li>
        );
      })}
    </ol>
  );
}
