import { ChevronRight } from 'lucide-react';
import type { DutyLine } from '#contracts/ai-models/model-record.ts';
import { Card } from '#ui/Card.tsx';
import { NotLoadedYet } from '#ui/NotLoadedYet.tsx';
import { DutyBadges } from './DutyBadges.tsx';
import { doerWords, dutyWords, priceWords } from './duty-words.ts';
import { KnownModels } from './KnownModels.tsx';
import { useModels } from './use-models.ts';

/** The screen at /models: the model of each duty with the reason for it, and every available model. */
export default function Models() {
  const { data, error, mutate } = useModels();
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-8">
      <h1 className="text-3xl">Models</h1>
      <p className="mt-1 mb-5 max-w-2xl text-ink-2">
        The model used for each task, its price, and when its provider retires it. Open one to try
        another beside it and switch to it; no deployment is needed.
      </p>
      {!data && (
        <NotLoadedYet
          loading="Loading the models"
          title="The models could not be loaded"
          error={error}
          onAgain={() => void mutate()}
        />
      )}
      {data && (
        <>
          <Card flush>
            <ul aria-label="Tasks">
              {data.duties.map((line) => (
                <DutyRow key={line.duty} line={line} />
              ))}
            </ul>
          </Card>
          <KnownModels models={data.models} duties={data.duties} onChanged={() => mutate()} />
        </>
      )}
    </div>
  );
}

/** A duty in the list: its model, the price, and why this model is used. */
function DutyRow({ line }: { line: DutyLine }) {
  const { duty, model, choice, described } = line;
  const { title, about } = dutyWords[duty];
  const effort = choice?.effort;
  return (
    <li className="relative flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-5 py-4 last:border-b-0 hover:bg-target-soft">
      <div className="min-w-56 flex-1 basis-72">
        {/* The whole row is the link's click target. */}
        <a href={`/models/${duty}`} className="font-semibold after:absolute after:inset-0">
          {title}
        </a>
        <p className="text-sm text-ink-2">{about}</p>
      </div>
      <div className="min-w-56 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">{doerWords(line)}</p>
        {model && (
          <p className="text-sm text-ink-2">
            {described ? priceWords(model.price) : 'Price unknown'}
            {effort && ` · effort: ${effort}`}
          </p>
        )}
      </div>
      <div className="flex min-w-56 flex-1 basis-56 items-center justify-between gap-3">
        <DutyBadges line={line} />
        <ChevronRight
          size={18}
          aria-hidden="true"
          className="shrink-0 text-ink-3 max-sm:hidden rtl:-scale-x-100"
        />
      </div>
    </li>
  );
}
