import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Check, PenLine, Plus } from 'lucide-react';
import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { taskIcons } from '#lessons/tasks/icons.ts';
import { templateWords } from '#lessons/tasks/task-words.ts';
import { IconButton } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { plainList } from '#ui/wordings/lists.ts';
import type { PlannedTask } from './plan.ts';
import { markedByWords } from './plan-words.ts';
import { firstSeed, type ShownTask, type SourceOffer, skillNames } from './task-offers.ts';

interface TaskOffersProps {
  offers: readonly SourceOffer[];
  planned: readonly PlannedTask[];
  shown: ShownTask | null;
  onShow: (shown: ShownTask) => void;
  onAdd: (offer: SourceOffer, template: TaskTemplateName) => void;
}

/**
 * Lists everything in the lesson that can be set as homework, with the possible templates. It also lists what
 * cannot be set, with the reason.
 */
export function TaskOffers({ offers, planned, shown, onShow, onAdd }: TaskOffersProps) {
  const isShown = (source: string, template: TaskTemplateName) =>
    shown?.kind === 'offer' && shown.source === source && shown.template === template;
  const isPlanned = (source: string, template: TaskTemplateName) =>
    planned.some((task) => task.source === source && task.template === template);
  return (
    <ul className="flex flex-col gap-2">
      {offers.map((offer) => (
        <li
          key={offer.source}
          className={classNames(
            'flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 rounded-control border border-line py-1.5 ps-3 pe-1.5',
            offer.refusal !== null && 'bg-sunken',
          )}
        >
          <div className="min-w-36 flex-1 py-1">
            <h4 className="font-semibold">{offer.title}</h4>
            <p className="text-sm text-ink-2">
              {offer.refusal ?? plainList(offer.skills.map((skill) => skillNames[skill]))}
            </p>
          </div>
          {offer.refusal === null && (
            <ul className="flex flex-wrap gap-1.5">
              {offer.templates.map(({ template, size, toRead }) => {
                const title = i18n._(templateWords[template].title);
                const Icon = taskIcons[template];
                if (size === null) {
                  return (
                    <li key={template} className="self-center text-sm text-ink-2">
                      <Trans>{title}: the lesson doesn’t have enough for this.</Trans>
                    </li>
                  );
                }
                return (
                  <li
                    key={template}
                    className={classNames(
                      'inline-flex rounded-control border bg-raised',
                      isShown(offer.source, template) ? 'border-target' : 'border-line',
                    )}
                  >
                    <button
                      type="button"
                      aria-pressed={isShown(offer.source, template)}
                      onClick={() =>
                        onShow({
                          kind: 'offer',
                          source: offer.source,
                          template,
                          seed: firstSeed,
                          drawn: false,
                        })
                      }
                      className="inline-flex min-h-11 flex-wrap items-center gap-x-2 rounded-control py-1 ps-3 pe-1 text-start text-sm font-semibold hover:text-target"
                    >
                      <Icon size={16} aria-hidden="true" />
                      <span className="sr-only">
                        <Trans comment="The title of a template follows.">
                          Preview {{ source: offer.title }}:
                        </Trans>
                      </span>
                      {title}
                      <span className="font-normal text-ink-2">
                        <span aria-hidden="true">{size}</span>
                        <span className="sr-only">
                          <Plural value={size} one="# item" other="# items" />
                        </span>
                      </span>
                      {toRead > 0 && (
                        <span className="inline-flex items-center gap-1 font-normal text-ink-2">
                          <PenLine size={14} aria-hidden="true" className="shrink-0" />
                          <span className="sr-only">, </span>
                          {markedByWords(toRead, size)}
                        </span>
                      )}
                      {isPlanned(offer.source, template) && (
                        <Check size={16} aria-label={t`already chosen`} className="text-target" />
                      )}
                    </button>
                    <IconButton
                      label={t`Add ${{ source: offer.title }}: ${{ template: title }}`}
                      icon={<Plus size={18} aria-hidden="true" />}
                      onClick={() => onAdd(offer, template)}
                    />
                  </li>
                );
              })}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
