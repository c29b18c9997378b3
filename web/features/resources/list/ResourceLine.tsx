import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  BookOpen,
  Folder,
  Globe,
  Lock,
  MoreHorizontal,
  PencilLine,
  Tag,
  Users,
} from 'lucide-react';
import type { ResourceRow } from '#contracts/resources/resource.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Menu } from '#ui/Menu.tsx';
import { Switch } from '#ui/Switch.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { nameOfAudience } from '#ui/wordings/name-of-audience.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';
import { useFonts } from '#web/app/fonts/use-fonts.ts';
import { userLocale } from '#web/app/format/format.ts';
import { inLanguage } from '#web/app/format/in-language.ts';
import { textTypeWords } from '../text-type-words.ts';
import { editHref, isOpen, type LineActions, lineActions } from './line-actions.tsx';
import { titleOf } from './use-shelf-actions.ts';

const day = (moment: string) =>
  new Intl.DateTimeFormat(userLocale(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(moment));

const timesTaught = (times: number) =>
  plural(times, { one: 'Taught once', other: 'Taught # times' });

const statusWords = {
  draft: t({ message: 'Draft', context: 'state of a resource' }),
  writing: t`Being written`,
  review: t`In review`,
  final: t`Ready to teach`,
} as const;

interface ResourceLineProps {
  row: ResourceRow;
  actions: LineActions;
  onVisibility: (row: ResourceRow, isPublic: boolean) => void;
  /**
   * Selection for bulk actions; `isRange` is true if Shift is pressed. Absent in lists that do not support
   * selection.
   */
  choice?: { chosen: boolean; onChoose: (chosen: boolean, isRange: boolean) => void };
  /** The name of the resource's folder, in lists that show several folders. */
  folder?: string | undefined;
  onTag?: (tag: string) => void;
}

/** One resource of a list: facts, status and actions. */
export function ResourceLine(props: ResourceLineProps) {
  const { row, actions, onVisibility, choice, folder, onTag } = props;
  const title = titleOf(row);
  useFonts(row.to);
  const open = isOpen(row);
  const mainHref = open ? `/resource/${row.id}` : editHref(row);

  const act = open ? t({ message: 'Open', context: 'a button' }) : t`Continue`;
  return (
    <li
      className={classNames(
        'grid gap-x-6 gap-y-3 border-b border-line py-4 pe-5 last:border-b-0',
        choice
          ? 'grid-cols-[2.75rem_minmax(0,1fr)] gap-x-1! ps-2 md:grid-cols-[2.75rem_minmax(0,1fr)_auto]'
          : 'ps-5 md:grid-cols-[minmax(0,1fr)_auto]',
      )}
    >
      {choice && (
        <label className="-mt-2 flex size-11 items-center justify-center">
          <span className="sr-only">
            <Trans>Choose {title}</Trans>
          </span>
          <input
            type="checkbox"
            checked={choice.chosen}
            onChange={({ currentTarget, nativeEvent }) =>
              choice.onChoose(
                currentTarget.checked,
                nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
              )
            }
            className="size-5"
          />
        </label>
      )}
      <div className="min-w-0">
        <h2 className="text-lg">
          <a dir="auto" href={mainHref} className="text-ink no-underline hover:underline">
            {title}
          </a>
        </h2>
        {row.firstSentence && (
          <p className="truncate font-text text-target">
            <bdi {...inLanguage(row.to)}>{row.firstSentence}</bdi>
          </p>
        )}
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-2">
          <span>
            <Trans>
              {{ taught: nameOfLanguage(row.to) }} for {{ spoken: nameOfLanguage(row.from) }}{' '}
              speakers
            </Trans>
          </span>
          <span>{nameOfAudience(row.audience)}</span>
          <span>{i18n._(textTypeWords[row.textType])}</span>
          <span>{day(row.updatedAt)}</span>
          {row.timesTaught > 0 && <span>{timesTaught(row.timesTaught)}</span>}
          {!row.mine && row.ownerName && (
            <span>
              <Trans>by {{ owner: row.ownerName }}</Trans>
            </span>
          )}
          {folder && (
            <span className="inline-flex min-w-0 items-center gap-1.5">
              <Folder size={14} aria-hidden="true" className="shrink-0" />
              <Trans>
                <span className="sr-only">In the folder </span>
                <bdi className="min-w-0 wrap-anywhere">{folder}</bdi>
              </Trans>
            </span>
          )}
        </p>
        {row.tags.length > 0 && (
          <ul aria-label={t`Tags of ${title}`} className="mt-2 flex flex-wrap gap-1.5">
            {row.tags.map((tag) => (
              <li key={tag} className="min-w-0">
                <button
                  type="button"
                  title={t`Show everything with this tag`}
                  onClick={() => onTag?.(tag)}
                  className="inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full border border-line bg-raised px-3 text-start text-sm wrap-anywhere text-ink-2 hover:border-edge hover:text-ink"
                >
                  <Tag size={14} aria-hidden="true" className="shrink-0" />
                  <bdi className="min-w-0">{tag}</bdi>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div
        className={classNames(
          'flex flex-wrap items-center gap-x-3 gap-y-2 md:justify-end md:gap-x-4',
          choice && 'max-md:col-span-2 max-md:ps-3 md:ms-5',
        )}
      >
        {row.mine && row.status !== 'final' && (
          <Badge tone={row.status === 'review' ? 'native' : 'neutral'}>
            {statusWords[row.status]}
          </Badge>
        )}
        {row.mine && row.shared && (
          <Badge tone="target" icon={<Users size={14} aria-hidden="true" />}>
            <Trans>Shared</Trans>
          </Badge>
        )}
        {row.mine && row.status === 'final' && (
          <Switch
            on={row.visibility === 'PUBLIC'}
            onSwitch={(on) => onVisibility(row, on)}
            label={
              <span className="inline-flex w-20 items-center gap-1.5">
                {row.visibility === 'PUBLIC' ? (
                  <Globe size={16} aria-hidden="true" />
                ) : (
                  <Lock size={16} aria-hidden="true" />
                )}
                {row.visibility === 'PUBLIC' ? t`Public` : t`Private`}
                <span className="sr-only">: {title}</span>
              </span>
            }
          />
        )}
        <LinkButton href={mainHref} size="small" aria-label={t`${{ act }}: ${title}`}>
          {open ? (
            <BookOpen size={16} aria-hidden="true" />
          ) : (
            <PencilLine size={16} aria-hidden="true" />
          )}
          {act}
        </LinkButton>
        <Menu
          label={t`More for ${title}`}
          button={<MoreHorizontal size={18} aria-hidden="true" />}
          actions={lineActions(row, actions)}
        />
      </div>
    </li>
  );
}
