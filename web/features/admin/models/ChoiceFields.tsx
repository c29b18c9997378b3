import {
  type Duty,
  type Effort,
  type ModelChoice,
  nobody,
  PictureQuality,
  textModel,
} from '#contracts/ai-models/ai-model.ts';
import type { KnownModel } from '#contracts/ai-models/model-record.ts';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { TextField } from '#ui/TextField.tsx';
import { choiceOfModel, withEffort } from './choice.ts';
import { endWords, priceWords } from './duty-words.ts';

interface ChoiceFieldsProps {
  duty: Duty;
  choice: ModelChoice;
  models: readonly KnownModel[];
  problem: string | null;
  onChoose: (choice: ModelChoice) => void;
}

const asProvided = '';
const qualityNames = { low: 'Low', medium: 'Medium', high: 'High' } as const;

/** Fields for the model, its thinking budget and its image quality. */
export function ChoiceFields({ duty, choice, models, problem, onChoose }: ChoiceFieldsProps) {
  const model = models.find(({ name }) => name === choice.model);
  const efforts = model?.efforts ?? [];
  const end = endWords(model?.endsOn ?? null);
  const facts = model && [priceWords(model.price), ...(end ? [end.words] : [])].join(' · ');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <NativeSelect
        label="Model"
        value={choice.model}
        options={optionsOf(duty, choice, models)}
        help={facts}
        error={problem ?? undefined}
        onChange={({ currentTarget: { value } }) => onChoose(choiceOfModel(value, models))}
      />
      {efforts.length > 0 && (
        <NativeSelect
          label="How long it thinks"
          value={choice.effort ?? asProvided}
          options={[
            ...efforts.map((effort) => ({ value: effort, label: effortNames[effort] })),
            { value: asProvided, label: 'Provider’s default' },
          ]}
          help="Longer thinking costs more and takes longer."
          onChange={({ currentTarget: { value } }) =>
            onChoose(withEffort(choice, efforts.find((effort) => effort === value) ?? null))
          }
        />
      )}
      {efforts.length > 0 && choice.effort !== 'none' && (
        <TextField
          label="Thinking allowance"
          note="tokens"
          inputMode="numeric"
          value={String(choice.reasoningTokens)}
          help="In addition to the reply. It is reserved from the day’s allowance, and only what is used is paid for."
          onChange={({ currentTarget: { value } }) =>
            onChoose({
              ...choice,
              reasoningTokens: Math.min(64_000, Number(value.replace(/\D/g, ''))),
            })
          }
        />
      )}
      {duty === 'pictures' && choice.model !== nobody && (
        <NativeSelect
          label="Quality"
          value={choice.quality}
          options={PictureQuality.options.map((value) => ({ value, label: qualityNames[value] }))}
          help="Higher quality costs more."
          onChange={({ currentTarget: { value } }) =>
            onChoose({ ...choice, quality: PictureQuality.parse(value) })
          }
        />
      )}
    </div>
  );
}

const effortNames: Readonly<Record<Effort, string>> = {
  none: 'Not at all (none)',
  minimal: 'Hardly (minimal)',
  low: 'A little (low)',
  medium: 'For a while (medium)',
  high: 'For long (high)',
  xhigh: 'For very long (xhigh)',
  max: 'As long as it needs (max)',
};

/**
 * Options for the model: models of the duty's kinds, special values, and the current choice even if it is
 * unknown.
 */
function optionsOf(duty: Duty, choice: ModelChoice, models: readonly KnownModel[]) {
  const special = [
    ...(duty === 'speech' || duty === 'pictures'
      ? [{ value: nobody, label: 'None: lessons do without it' }]
      : []),
    ...(duty === 'moderation' ? [{ value: textModel, label: 'The model used for texts' }] : []),
  ];
  const known = models.map(({ name, provider }) => ({
    value: name,
    label: `${name} (${provider})`,
  }));
  const all = [...known, ...special];
  return all.some(({ value }) => value === choice.model)
    ? all
    : [{ value: choice.model, label: `${choice.model} (no details yet)` }, ...all];
}
