import { type Effort, efforts, ModelKind } from '#contracts/ai-models/ai-model.ts';
import { type KnownModel, priceOfKind, SaveModel } from '#contracts/ai-models/model-record.ts';
import { Chip } from '#ui/Chip.tsx';
import { FormDialog } from '#ui/FormDialog.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useForm } from '#web/app/forms/use-form.ts';
import { http } from '#web/app/http/http.ts';
import { kindWords } from './duty-words.ts';

interface ModelDialogProps {
  /** The model to edit; null for a new model. */
  model: KnownModel | null;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

const priceFields = {
  tokens: [
    ['input', 'Input, per million tokens'],
    ['output', 'Output, per million tokens'],
  ],
  characters: [['characters', 'Per million characters']],
  pictures: [
    ['input', 'Input, per million tokens'],
    ['output', 'Output, per million tokens'],
    ['each.low', 'A picture of low quality'],
    ['each.medium', 'A picture of medium quality'],
    ['each.high', 'A picture of high quality'],
  ],
} as const;

const audioField = ['audio', 'Sound, per million tokens'] as const;

const isKind = (kind: string): kind is ModelKind => ModelKind.safeParse(kind).success;

const fieldsOf = (kind: ModelKind) =>
  kind === 'audio-chat' ? [...priceFields.tokens, audioField] : priceFields[priceOfKind[kind]];

/** A form for the description of a model, either new or already known. */
export function ModelDialog({ model, onClose, onSaved }: ModelDialogProps) {
  const form = useForm({
    schema: SaveModel,
    initial: valuesOf(model),
    read: (values) => ({ model: modelOf(values), updatedAt: model?.updatedAt ?? null }),
    async send(checked) {
      await http.put('/v1/admin/models', checked);
      await onSaved();
    },
  });
  const { values, field, errors } = form;
  const chosen = values['model.kind'] ?? '';
  const kind = isKind(chosen) ? chosen : 'chat';
  const taken = (values['model.efforts'] ?? '').split(' ').filter(Boolean);
  const toggle = (effort: Effort) => {
    const next = efforts.filter((one) => taken.includes(one) !== (one === effort));
    field('model.efforts').onChange({ currentTarget: { value: next.join(' ') } });
  };
  return (
    <FormDialog title={model ? 'Change this model' : 'Add a model'} form={form} onClose={onClose}>
      <div className="grid gap-4">
        <TextField
          {...field('model.name')}
          label="Name"
          maxLength={120}
          spellCheck={false}
          autoComplete="off"
          readOnly={model !== null}
          help={model ? undefined : 'The name the server uses, such as qwen3:8b.'}
        />
        <NativeSelect
          {...field('model.kind')}
          label="What it does"
          options={ModelKind.options.map((value) => ({ value, label: kindWords[value] }))}
        />
        <TextField
          {...field('model.provider')}
          label="Provider"
          maxLength={60}
          help="The company or server that offers it."
        />
        {kind === 'chat' && (
          <fieldset>
            <legend className="mb-1.5 text-sm font-semibold">Effort levels it supports</legend>
            <div className="flex flex-wrap gap-2">
              {efforts.map((effort) => (
                <Chip
                  key={effort}
                  className="min-h-11"
                  pressed={taken.includes(effort)}
                  onClick={() => toggle(effort)}
                >
                  {effort}
                </Chip>
              ))}
            </div>
            <p className="mt-1.5 text-sm text-ink-2">
              {errors['model.efforts'] ?? 'Leave all off for a model that does not think.'}
            </p>
          </fieldset>
        )}
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold">
            Price <span className="font-normal text-ink-2">in US dollars; 0 if it’s free</span>
          </legend>
          <div className="grid gap-4 sm:grid-cols-2">
            {fieldsOf(kind).map(([name, label]) => (
              <TextField
                key={name}
                {...field(`model.price.${name}`)}
                label={label}
                inputMode="decimal"
                autoComplete="off"
              />
            ))}
          </div>
        </fieldset>
        <TextField
          {...field('model.endsOn')}
          label="Retirement date"
          type="date"
          help="Leave empty if its provider has not announced one."
        />
      </div>
    </FormDialog>
  );
}

type Values = Record<string, string>;

function valuesOf(model: KnownModel | null): Values {
  const price: Record<string, unknown> = { ...model?.price };
  const each = model?.price.by === 'pictures' ? model.price.each : null;
  const amounts = Object.fromEntries(
    ['input', 'output', 'audio', 'characters'].map((name) => [
      `model.price.${name}`,
      price[name] === undefined ? '' : String(price[name]),
    ]),
  );
  return {
    'model.name': model?.name ?? '',
    'model.kind': model?.kind ?? 'chat',
    'model.provider': model?.provider ?? '',
    'model.efforts': model?.efforts.join(' ') ?? '',
    'model.endsOn': model?.endsOn ?? '',
    ...amounts,
    'model.price.each.low': each ? String(each.low) : '',
    'model.price.each.medium': each ? String(each.medium) : '',
    'model.price.each.high': each ? String(each.high) : '',
  };
}

/**
 * Builds the description from the field values. Invalid numbers are kept, so that the schema rejects them.
 */
function modelOf(values: Values) {
  const kind = values['model.kind'] ?? '';
  const number = (name: string) => {
    const typed = (values[`model.price.${name}`] ?? '').trim().replace(',', '.');
    return typed === '' ? Number.NaN : Number(typed);
  };
  const by = isKind(kind) ? priceOfKind[kind] : 'tokens';
  const audio = number('audio');
  return {
    name: values['model.name'],
    kind,
    provider: values['model.provider'],
    efforts: kind === 'chat' ? (values['model.efforts'] ?? '').split(' ').filter(Boolean) : [],
    endsOn: values['model.endsOn'] || null,
    price:
      by === 'characters'
        ? { by, characters: number('characters') }
        : {
            by,
            input: number('input'),
            output: number('output'),
            ...(kind === 'audio-chat' && !Number.isNaN(audio) && { audio }),
            ...(by === 'pictures' && {
              each: {
                low: number('each.low'),
                medium: number('each.medium'),
                high: number('each.high'),
              },
            }),
          },
  };
}
