import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { languageOf } from '#language/languages.ts';
import type { Text } from '#language/text/text.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import type { PanelProps, Shown } from '../view-props.ts';
import { BilingualLine } from '../views/BilingualLine.tsx';
import { Mark } from '../views/Mark.tsx';
import { NotGenerated } from '../views/make-view.tsx';
import { RevealBar, TurnBar } from '../views/RevealBar.tsx';
import { useReveal } from '../views/use-reveal.ts';
import { useTurns } from '../views/use-turns.ts';
import type { MultitypeContent } from './content.ts';
import { kindNames } from './kind-names.ts';

/** Each question with its options. Revealing highlights the right option or numbers the order. */
export function Panel({ content, text, show, textStyle }: PanelProps<MultitypeContent>) {
  const turns = useTurns(content.items);
  const reveal = useReveal(turns.shown.map(({ item }) => item.id));
  if (content.items.length === 0) return <NotGenerated />;
  return (
    <div className="grid gap-6">
      <TurnBar turn={turns.turn} />
      <RevealBar reveal={reveal} />
      <ol
        className="m-0 grid list-none gap-6 p-0"
        dir={languageOf(text.target).direction}
        style={textStyle}
      >
        {turns.shown.map(({ item, number }) => {
          const shown = reveal.isShown(item.id);
          return (
            <li key={item.id} className="grid gap-3 border-b border-line pb-5">
              <p className="m-0 text-sm font-semibold text-ink-2">
                <bdi>
                  {number}. {i18n._(kindNames[item.kind])}
                </bdi>
              </p>
              <BilingualLine words={item.question} text={text} show={show} />
              <OptionList item={item} text={text} show={show} shown={shown} />
              {shown && item.kind === 'odd-one-out' && (
                <BilingualLine words={item.reason} text={text} show={show} />
              )}
              <button
                type="button"
                aria-expanded={shown}
                onClick={() => reveal.toggle(item.id)}
                className="min-h-11 w-fit rounded-control border border-line bg-raised px-4 font-sans text-base font-semibold hover:border-edge"
              >
                {shown ? t`Hide answer` : t`Show answer`}
                <span className="sr-only"> {number}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface OptionListProps {
  item: MultitypeContent['items'][number];
  text: Text;
  show: Shown;
  shown: boolean;
}

/**
 * Returns the label of an option once the answer is shown: a note that it is right, its position in the
 * order, or null if it has no label.
 */
function verdict({ kind, right, options }: OptionListProps['item'], id: string): string | null {
  // An option without words is neither shown nor numbered.
  const isListed = (one: string) => options.some((option) => option.id === one);
  if (Array.isArray(right)) return `${right.filter(isListed).indexOf(id) + 1}`;
  if (right !== id) return null;
  return kind === 'choice' ? t({ message: 'Right', context: 'correct answer' }) : t`Odd one out`;
}

/** The options in their stored order, with letters that a class can call out. */
function OptionList({ item, text, show, shown }: OptionListProps) {
  return (
    <ul className="m-0 grid list-none gap-2 p-0 sm:grid-cols-2">
      {item.options.map((option, at) => {
        const said = shown ? verdict(item, option.id) : null;
        return (
          <li
            key={option.id}
            className={`flex min-h-11 flex-wrap items-center gap-3 rounded-control border px-4 py-2 ${said && item.kind !== 'order' ? 'border-2 border-ok bg-raised' : 'border-line bg-raised'}`}
          >
            <span aria-hidden="true" className="font-sans text-[0.8em] font-semibold text-ink-3">
              {String.fromCharCode(65 + at)}
            </span>
            <BilingualLine words={option} text={text} show={show} />
            {said && item.kind !== 'order' && <Mark right>{said}</Mark>}
            {said && item.kind === 'order' && (
              <span className="ms-auto grid size-[1.8em] place-items-center rounded-full bg-night font-sans text-[0.9em] font-bold text-on-night">
                <span className="sr-only">
                  <Trans context="in an order">Place</Trans>{' '}
                </span>
                {said}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
