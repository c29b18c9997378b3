import { Card } from '#ui/Card.tsx';
import { NotLoadedYet } from '#ui/NotLoadedYet.tsx';
import { DutyRow } from './models/DutyRow.tsx';
import { KnownModels } from './models/KnownModels.tsx';
import { useModels } from './models/use-models.ts';

/** The screen at /models: which model does what and why, and every model that can be chosen. */
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
          what="The models"
          error={error}
          onAgain={() => void mutate()}
        />
      )}
      {data && (
        <>
          <Card flush>
            <ul aria-label="Duties">
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
