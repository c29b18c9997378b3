import { t } from '@lingui/core/macro';
import type { PanelProps } from '../view-props.ts';
import { BilingualLine } from '../views/BilingualLine.tsx';
import { RevealList } from '../views/RevealList.tsx';
import type { OpenEndedContent } from './content.ts';

/** The question with its useful phrases visible; the model answer is covered. */
export function Panel({ content, text, show, textStyle }: PanelProps<OpenEndedContent>) {
  const items = content.items.map(({ id, question, usefulPhrases, modelAnswer }) => ({
    id,
    prompt: (
      <div className="grid gap-3">
        <BilingualLine words={question} text={text} show={show} />
        <ul
          aria-label={t`Useful phrases`}
          className="m-0 flex list-none flex-wrap gap-2 p-0 text-[0.82em]"
        >
          {usefulPhrases.map((phrase) => (
            <li
              key={phrase.target}
              className="rounded-control border border-line bg-raised px-3 py-1.5"
            >
              <BilingualLine words={phrase} text={text} show={show} />
            </li>
          ))}
        </ul>
      </div>
    ),
    answer: <BilingualLine words={modelAnswer} text={text} show={show} />,
  }));
  return <RevealList items={items} text={text} textStyle={textStyle} />;
}
