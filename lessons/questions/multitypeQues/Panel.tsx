import { languageOf } from '#language/languages.ts';
import type { PanelProps } from '../panel-props.ts';
import { BothLines } from '../views/BothLines.tsx';
import { NotGenerated } from '../views/NotGenerated.tsx';
import { RevealBar } from '../views/RevealBar.tsx';
import { useReveal } from '../views/use-reveal.ts';
import type { MultitypeContent } from './content.ts';
import { kindNames } from './kind-names.ts';
import { OptionList } from './OptionList.tsx';

/** Each question with its options; revealing marks the right one, or numbers the order. */
export function Panel({ content, text, show, textStyle }: PanelProps<MultitypeContent>) {
  const reveal = useReveal(content.items.map(({ id }) => id));
  if (content.items.length === 0) return <NotGenerated />;
  return (
    <div className="grid gap-6">
      <RevealBar reveal={reveal} />
      <ol
        className="m-0 grid list-none gap-6 p-0"
        dir={languageOf(text.target).direction}
        style={textStyle}
      >
        {content.items.map((item, at) => {
          const shown = reveal.isShown(item.id);
          return (
            <li key={item.id} className="grid gap-3 border-b border-line pb-5">
              <p className="m-0 text-sm font-semibold text-ink-2">
                <bdi>
                  {at + 1}. {kindNames[item.kind]}
                </bdi>
              </p>
              <BothLines words={item.question} text={text} show={show} />
              <OptionList item={item} text={text} show={show} shown={shown} />
              {shown && item.kind === 'odd-one-out' && (
                <BothLines words={item.reason} text={text} show={show} />
              )}
              <button
                type="button"
                aria-expanded={shown}
                onClick={() => reveal.toggle(item.id)}
                className="min-h-11 w-fit rounded-control border border-line bg-raised px-4 font-sans text-base font-semibold hover:border-edge"
              >
                {shown ? 'Hide answer' : 'Show answer'}
                <span className="sr-only"> {at + 1}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
