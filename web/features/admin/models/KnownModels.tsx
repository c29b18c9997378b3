import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { DutyLine, KnownModel } from '#contracts/ai-models/model-record.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { messageOf } from '#ui/http-error.ts';
import { toast } from '#ui/toast.ts';
import { formatDay } from '#web/app/format/moment.ts';
import { http } from '#web/app/http/http.ts';
import { EndBadge } from './DutyBadges.tsx';
import { dutyWords, endWords, kindWords, priceWords } from './duty-words.ts';
import { ModelDialog } from './ModelDialog.tsx';

interface KnownModelsProps {
  models: readonly KnownModel[];
  duties: readonly DutyLine[];
  onChanged: () => Promise<unknown>;
}

/** Every available model, with its price and end of life. Admins can add others. */
export function KnownModels({ models, duties, onChanged }: KnownModelsProps) {
  const [editing, setEditing] = useState<KnownModel | 'new' | null>(null);
  const [removing, setRemoving] = useState<KnownModel | null>(null);
  const [busy, setBusy] = useState(false);

  async function remove(name: string) {
    setBusy(true);
    try {
      await http.post('/v1/admin/models/remove', { name });
      await onChanged();
      toast('success', 'Model details removed.');
    } catch (error) {
      toast('error', messageOf(error));
    } finally {
      setBusy(false);
      setRemoving(null);
    }
  }

  return (
    <section aria-labelledby="known-models" className="mt-10">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="max-w-2xl">
          <h2 id="known-models" className="text-xl">
            Available models
          </h2>
          <p className="mt-1 text-ink-2">
            What each does and costs. The day’s allowance is calculated from these prices, so keep
            them in line with your provider’s price list.
          </p>
        </div>
        <Button onClick={() => setEditing('new')}>
          <Plus size={18} aria-hidden="true" /> Add a model
        </Button>
      </div>
      <Card flush>
        <ul aria-label="Models">
          {models.map((model) => (
            <ModelRow
              key={model.name}
              model={model}
              usedFor={duties
                .filter((line) => line.model?.name === model.name)
                .map(({ duty }) => dutyWords[duty].title)}
              onEdit={() => setEditing(model)}
              onRemove={() => setRemoving(model)}
            />
          ))}
        </ul>
      </Card>
      {editing && (
        <ModelDialog
          model={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onSaved={async () => {
            await onChanged();
            setEditing(null);
            toast('success', 'Model saved.');
          }}
        />
      )}
      <ConfirmDialog
        open={removing !== null}
        title={<>Remove the details of {removing?.name}?</>}
        confirmLabel="Remove details"
        danger
        busy={busy}
        onCancel={() => setRemoving(null)}
        onConfirm={() => removing && void remove(removing.name)}
      >
        A model on Lexiloom’s own list goes back to the details there. Any other model can no longer
        be chosen.
      </ConfirmDialog>
    </section>
  );
}

interface ModelRowProps {
  model: KnownModel;
  usedFor: readonly string[];
  onEdit: () => void;
  onRemove: () => void;
}

function ModelRow({ model, usedFor, onEdit, onRemove }: ModelRowProps) {
  const { name, kind, provider, efforts, price, endsOn, own, by, updatedAt } = model;
  const end = endWords(endsOn);
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-b border-line px-5 py-4 last:border-b-0 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_15rem_auto]">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-2">
          {kindWords[kind]} · <bdi>{provider}</bdi>
        </p>
      </div>
      <div className="min-w-0 text-sm text-ink-2">
        <p>{priceWords(price)}</p>
        {efforts.length > 0 && <p>Effort levels: {efforts.join(', ')}</p>}
        {end?.tone === 'none' && <p>{end.words}</p>}
        {own && updatedAt && (
          <p>
            Details by {by ? <bdi>{by}</bdi> : 'a deleted account'}, {formatDay(updatedAt)}
          </p>
        )}
      </div>
      <span className="flex flex-wrap gap-2 empty:hidden lg:empty:block">
        {usedFor.length > 0 && <Badge tone="target">In use: {usedFor.join(', ')}</Badge>}
        <EndBadge endsOn={endsOn} />
      </span>
      <span className="flex gap-2 sm:justify-end lg:flex-col lg:items-stretch xl:flex-row">
        <Button size="small" className="min-h-11" aria-label={`Change ${name}`} onClick={onEdit}>
          <Pencil size={16} aria-hidden="true" /> Change
        </Button>
        {own && (
          <Button
            size="small"
            variant="quiet"
            className="min-h-11"
            aria-label={`Remove ${name}`}
            onClick={onRemove}
          >
            <Trash2 size={16} aria-hidden="true" /> Remove
          </Button>
        )}
      </span>
    </li>
  );
}
