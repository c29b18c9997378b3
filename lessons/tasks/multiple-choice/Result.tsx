import type { ResultProps } from '../task-view.tsx';
import { BlockText, Reading } from '../views/BlockText.tsx';
import { ItemDetail } from '../views/ItemDetail.tsx';
import type { MultipleChoiceForPupil, MultipleChoiceSubmitted } from './content.ts';

type Props = ResultProps<MultipleChoiceForPupil, MultipleChoiceSubmitted>;

/** Shows every question with the option that the pupil chose. */
export default function Result({ task, mark, language, itemAction }: Props) {
  return (
    <div className="space-y-4">
      <Reading blocks={task?.blocks ?? []} />
      <ol className="space-y-3">
        {mark.items.map((item) => {
          const question = task?.questions.find(({ id }) => id === item.id);
          const face = question?.options[0]?.face;
          return (
            <li key={item.id}>
              <ItemDetail
                item={item}
                language={face?.kind === 'words' ? face.language : language}
                action={itemAction?.(item)}
                title={
                  question && (
                    <BlockText
                      block={question.stem}
                      className="font-semibold text-lg"
                      slot={() => '___'}
                    />
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
