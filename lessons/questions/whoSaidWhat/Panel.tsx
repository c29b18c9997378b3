import { t } from '@lingui/core/macro';
import type { PanelProps } from '../view-props.ts';
import { BilingualLine } from '../views/BilingualLine.tsx';
import { RevealList } from '../views/RevealList.tsx';
import type { WhoSaidWhatContent } from './content.ts';

/** The speakers' names, and statements to assign to them. */
export function Panel({ content, text, show, textStyle }: PanelProps<WhoSaidWhatContent>) {
  const items = content.items.map(({ id, statement, speaker }) => ({
    id,
    prompt: <BilingualLine words={statement} text={text} show={show} />,
    answer: <bdi className="font-bold text-ink">{speaker}</bdi>,
  }));
  return (
    <div className="grid gap-6">
      <ul aria-label={t`Speakers`} className="m-0 flex list-none flex-wrap gap-3 p-0">
        {content.speakers.map((name) => (
          <li
            key={name}
            className="rounded-full border border-line bg-raised px-4 py-1.5 text-lg font-semibold"
          >
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <RevealList items={items} text={text} textStyle={textStyle} />
    </div>
  );
}
