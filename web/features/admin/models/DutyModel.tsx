import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { type ModelChoice, nobody } from '#contracts/ai-models/ai-model.ts';
import type { DutyRecord } from '#contracts/ai-models/model-record.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { NotLoadedYet } from '#ui/NotLoadedYet.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { formatDateTime } from '#web/app/format/moment.ts';
import { http } from '#web/app/http/http.ts';
import { useRevisionActions } from '#web/app/use-revision-actions.ts';
import { ActionFailed } from '../ActionFailed.tsx';
import { ChoiceFields } from './ChoiceFields.tsx';
import { ChoiceVersions } from './ChoiceVersions.tsx';
import { choiceWords, problemOf, sameChoice } from './choice.ts';
import { DutyBadges } from './DutyBadges.tsx';
import { doerWords, dutyWords, endWords, priceWords } from './duty-words.ts';
import { TryModel, useModelTrial } from './TryModel.tsx';
import { useDuty } from './use-models.ts';

/**
 * The screen at /models/{duty}, where an admin chooses, tries, publishes and rolls back the model of a duty.
 */
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
          title="This task could not be loaded"
          error={error}
          onAgain={() => void mutate()}
          missing={{
            title: 'This task could not be found',
            text: 'Models have six tasks, and this is not one of them.',
            action: <LinkButton href="/models">See all models</LinkButton>,
          }}
        />
      )}
    </div>
  );
}

interface DutyFormProps {
  record: DutyRecord;
  /** Called when the live model may have changed. Returns the duty's new state. */
  onChanged: () => Promise<DutyRecord | undefined>;
}

/** The form to choose the model of a duty, compare it with the live model, publish it and roll it back. */
function DutyForm({ record, onChanged }: DutyFormProps) {
  const { duty: line, models } = record;
  const { duty, baseUrl, version } = line;
  const live = line.choice;
  const [choice, setChoice] = useState<ModelChoice>(
    live ?? { model: nobody, effort: null, reasoningTokens: 0, quality: 'low' },
  );
  const [asking, setAsking] = useState(false);
  const trial = useModelTrial(duty);
  const { busy, failure, forget, act } = useRevisionActions<'publish' | 'restore', DutyRecord>(
    onChanged,
  );
  const problem = problemOf(duty, choice, models);
  const refused = failure?.fields.find(({ field }) => field === 'choice');
  const isLive = sameChoice(choice, live) || (choice.model === nobody && live === null);
  const path = `/v1/admin/models/duties/${duty}/publish`;

  async function publish(next: ModelChoice | null, action: 'publish' | 'restore') {
    const fresh = await act(
      action,
      () => http.post(path, { version, baseUrl, choice: next }),
      `${dutyWords[duty].title}: ${choiceWords(next)} from now on.`,
    );
    setAsking(false);
    if (fresh?.duty.choice) setChoice(fresh.duty.choice);
  }

  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl">{dutyWords[duty].title}</h1>
          <p className="mt-1 text-ink-2">{dutyWords[duty].about}</p>
          <div className="mt-3">
            <DutyBadges line={line} />
          </div>
        </div>
        <Button
          variant="primary"
          disabled={isLive || problem !== null}
          onClick={() => setAsking(true)}
        >
          Make it live …
        </Button>
      </div>
      <Warnings record={record} />
      <ActionFailed
        failure={refused ? null : failure}
        see="See what they chose"
        onSee={() => {
          forget();
          void onChanged();
        }}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <LiveModel record={record} />
        <Card role="group" aria-label="The model to choose">
          <h2 className="mb-4 text-lg">Choose another</h2>
          <ChoiceFields
            duty={duty}
            choice={choice}
            models={models}
            problem={problem ?? refused?.message ?? null}
            onChoose={setChoice}
          />
          <p className="mt-5 text-sm text-ink-2">
            Nothing changes until you make it live. If a model is missing, add it under{' '}
            <a href="/models">all models</a>.
          </p>
        </Card>
      </div>
      <div className="mt-8">
        <Tabs
          label="What to do with this model"
          tabs={[
            {
              id: 'try',
              title: 'Try it',
              content: <TryModel record={record} choice={choice} problem={problem} trial={trial} />,
            },
            {
              id: 'versions',
              title: `Choices so far (${record.versions.length})`,
              content: (
                <ChoiceVersions
                  record={record}
                  busy={busy === 'restore'}
                  onRestore={(former) => publish(former, 'restore')}
                />
              ),
            },
          ]}
        />
      </div>
      <ConfirmDialog
        open={asking}
        title={`Make ${choiceWords(choice)} live?`}
        confirmLabel="Make it live"
        busy={busy === 'publish'}
        onConfirm={() => void publish(choice, 'publish')}
        onCancel={() => setAsking(false)}
      >
        “{dutyWords[duty].title}” will switch from {doerWords(line)} to {choiceWords(choice)},
        within half a minute, for everyone. Anything in progress is finished by the model that
        started it. You can switch back at any time.
      </ConfirmDialog>
    </>
  );
}

/** Warnings about the duty, shown above everything else. */
function Warnings({ record: { duty } }: { record: DutyRecord }) {
  const { problem, unused, described, warnings, model } = duty;
  const end = endWords(model?.endsOn ?? null);
  const said = [
    ...(problem ? [{ tone: 'bad' as const, text: `This won’t work. ${problem}` }] : []),
    ...(unused
      ? [{ tone: 'bad' as const, text: `An admin’s choice is not being used. ${unused}` }]
      : []),
    ...warnings.map((text) => ({ tone: 'warn' as const, text })),
    ...(warnings.length === 0 && end && end.tone !== 'none'
      ? [
          {
            tone: end.tone,
            text: `${end.words}, as its provider has announced. Choose another model before that day; after it, nothing more can be generated.`,
          },
        ]
      : []),
    ...(described
      ? []
      : [
          {
            tone: 'warn' as const,
            text: `No one has entered a price for ${model?.name}, so it is counted at the price of the most expensive model of its kind. Enter its price under “all models”.`,
          },
        ]),
  ];
  return said.map(({ tone, text }) => (
    <Notice key={text} tone={tone} className="mb-5">
      {text}
    </Notice>
  ));
}

/** The model that is currently used for the duty. */
function LiveModel({ record: { duty } }: { record: DutyRecord }) {
  const { model, choice, baseUrl, setting, source, by, publishedAt } = duty;
  const end = endWords(model?.endsOn ?? null);
  const facts: [string, string][] = [
    ...(model
      ? ([
          ['Provider', model.provider],
          ['Price', priceWords(model.price)],
        ] satisfies [string, string][])
      : []),
    ...(choice?.effort ? ([['Effort', choice.effort]] satisfies [string, string][]) : []),
    ...(choice && choice.reasoningTokens > 0
      ? ([['Thinking allowance', `${choice.reasoningTokens} tokens`]] satisfies [string, string][])
      : []),
    ...(end ? ([['Retirement', end.words]] satisfies [string, string][]) : []),
    ['Server', baseUrl],
    ['Setting', setting],
  ];
  return (
    <Card role="group" aria-label="Live now" className="min-w-0">
      <h2 className="text-sm font-semibold text-ink-2">Live now</h2>
      <p className="mt-1 text-xl font-semibold wrap-anywhere">{doerWords(duty)}</p>
      {source === 'admin' && publishedAt && (
        <p className="text-sm text-ink-2">
          Chosen by {by ? <bdi>{by}</bdi> : 'a deleted account'}, {formatDateTime(publishedAt)}
        </p>
      )}
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
