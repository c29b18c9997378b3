import type { HomeworkResult } from '#contracts/homework/homework-results.ts';
import { classNames } from '#ui/class-names.ts';
import { distribution } from './summarise-class.ts';

/** How the pupils' results spread, in tens of per cent. The list is the chart: each bar says its number. */
export function DistributionChart({ whole }: { whole: HomeworkResult }) {
  const { bands, none } = distribution(whole.rows, whole.homework.passMark);
  const most = Math.max(1, ...bands.map(({ pupils }) => pupils));
  return (
    <section
      aria-labelledby="distribution"
      className="keep-together rounded-card border border-line bg-card p-5"
    >
      <h2 id="distribution" className="text-lg">
        How the results are spread
      </h2>
      <p className="mt-0.5 text-sm text-ink-2">
        Pass mark {whole.homework.passMark} %
        {none > 0 && `, ${none} ${none === 1 ? 'has' : 'have'} handed in nothing`}
      </p>
      <ol className="mt-4 space-y-1">
        {bands.toReversed().map(({ from, to, pupils, passed }) => (
          <li
            key={from}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-3 text-sm"
          >
            <span className="text-end text-ink-2 tabular-nums">
              {from}–{to === 100 ? 100 : to - 1} %
            </span>
            <span className="flex min-h-6 items-center gap-2">
              {pupils > 0 && (
                <span
                  aria-hidden="true"
                  style={{ inlineSize: `${(pupils / most) * 80}%` }}
                  className={classNames(
                    'h-5 min-w-2 rounded-small',
                    passed
                      ? 'bg-target-fill forced-color-adjust-none'
                      : 'border-2 border-target bg-target-soft forced-colors:border-current',
                  )}
                />
              )}
              <span className={pupils === 0 ? 'text-ink-3' : 'font-semibold'}>
                {pupils}
                <span className="sr-only"> {pupils === 1 ? 'pupil' : 'pupils'}</span>
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2" aria-hidden="true">
        <span className="inline-flex items-center gap-2">
          <span className="size-3 rounded-[3px] bg-target-fill forced-color-adjust-none" /> reached
          the pass mark
        </span>
        <span className="inline-flex items-center gap-2">
          <span className="size-3 rounded-[3px] border-2 border-target bg-target-soft" /> not yet
        </span>
      </p>
    </section>
  );
}
