import { t } from '@lingui/core/macro';
import type { PanelProps } from '../view-props.ts';
import { BilingualLine } from '../views/BilingualLine.tsx';
import { Mark } from '../views/Mark.tsx';
import { RevealList } from '../views/RevealList.tsx';
import type { StatementContent } from './content.ts';
import { shownCorrection } from './shown-correction.ts';

/** Shows each statement with its answer (true or false) and the correction of a false statement. */
export function Panel({ content, text, show, textStyle }: PanelProps<StatementContent>) {
  const items = content.items.map((item) => {
    const correction = shownCorrection(item);
    return {
      id: item.id,
      prompt: <BilingualLine words={item} text={text} show={show} />,
      answer: <Mark right={item.isTrue}>{item.isTrue ? t`True` : t`False`}</Mark>,
      more: correction && <BilingualLine words={correction} text={text} show={show} />,
    };
  });
  return <RevealList items={items} text={text} textStyle={textStyle} />;
}
