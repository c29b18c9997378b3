import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { LinkButton } from '#ui/LinkButton.tsx';
import { NotLoadedYet } from '#ui/NotLoadedYet.tsx';
import { DutyForm } from './models/DutyForm.tsx';
import { useDuty } from './models/use-models.ts';

/** The screen at /models/{duty}: chooses the model of a duty, tries it, makes it live, goes back. */
export default function DutyModel() {
  const { duty = '' } = useParams();
  const { data, error, mutate } = useDuty(duty);
  return (
    <div className="mx-auto w-full max-w-350 px-4 py-6 sm:px-8">
      <a href="/models" className="mb-3 inline-flex min-h-11 items-center gap-2">
        <ArrowLeft size={18} aria-hidden="true" className="rtl:-scale-x-100" />
        All models
      </a>
      {!data && <h1 className="sr-only">Model</h1>}
      {data && <DutyForm key={data.duty.duty} record={data} onChanged={() => mutate()} />}
      {!data && (
        <NotLoadedYet
          loading="Loading the models"
          what="This duty"
          error={error}
          onAgain={() => void mutate()}
          missing={{
            text: 'This is not one of the six duties that models have.',
            action: <LinkButton href="/models">See all models</LinkButton>,
          }}
        />
      )}
    </div>
  );
}
