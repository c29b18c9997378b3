import {
  BookOpen,
  CalendarClock,
  ClipboardPlus,
  Copy,
  Eye,
  Globe,
  ListOrdered,
  Lock,
  MoreHorizontal,
  PencilLine,
  Printer,
  Trash2,
  Users,
} from 'lucide-react';
import { textTypeNames } from '#contracts/resources/draft.ts';
import type { ResourceRow } from '#contracts/resources/resource.ts';
import { languageName } from '#language/language-name.ts';
import { audienceName } from '#language/levels.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Menu, type MenuAction } from '#ui/Menu.tsx';
import { Switch } from '#ui/Switch.tsx';
import { useFonts } from '#web/app/fonts/use-fonts.ts';
import { inLanguage } from '#web/app/format/in-language.ts';
import { userLocale } from '#web/app/format/user-locale.ts';
import { draftHref } from '../draft-href.ts';

const day = (moment: string) =>
  new Intl.DateTimeFormat(userLocale(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(moment));

const timesTaught = (times: number) =>
  times === 1 ? 'Taught once' : `Taught ${new Intl.NumberFormat(userLocale()).format(times)} times`;

const statusWords = {
  draft: 'Draft',
  writing: 'Being written',
  review: 'In review',
  final: 'Ready to teach',
} as const;

interface ResourceLineProps {
  row: ResourceRow;
  onVisibility: (row: ResourceRow, isPublic: boolean) => void;
  /** Shares it with the department, or takes it back; null for who is in none. */
  onShare: ((row: ResourceRow, shared: boolean) => void) | null;
  onDuplicate: (row: ResourceRow) => void;
  onDelete: (row: ResourceRow) => void;
}

/** What else a written resource offers, beside showing it. */
function goOn({ id, mine }: ResourceRow): MenuAction[] {
  return [
    { id: 'preview', label: 'Preview', icon: <Eye size={16} />, href: `/preview/${id}` },
    {
      id: 'homework',
      label: 'Set as homework',
      icon: <ClipboardPlus size={16} />,
      href: `/create-homework?resource=${id}`,
    },
    {
      id: 'activities',
      label: mine ? 'Arrange activities' : 'Activities',
      icon: <ListOrdered size={16} />,
      href: `/activities/${mine ? 'private' : 'public'}/${id}`,
    },
    ...(mine
      ? [
          {
            id: 'plan',
            label: 'Plan the lesson',
            icon: <CalendarClock size={16} />,
            href: `/lesson-plan/${id}`,
          },
        ]
      : []),
  ];
}

/** One resource of a list: what it is, where it stands and what can be done with it. */
export function ResourceLine({
  row,
  onVisibility,
  onShare,
  onDuplicate,
  onDelete,
}: ResourceLineProps) {
  const title = row.title || 'Without a name';
  useFonts(row.to);
  const open = row.status === 'final' || !row.mine;
  const editHref = row.status === 'draft' ? draftHref(row) : `/review/${row.id}`;
  const mainHref = open ? `/resource/${row.id}` : editHref;
  const actions: MenuAction[] = [
    ...(open ? goOn(row) : []),
    {
      id: 'copy',
      label: row.mine ? 'Duplicate' : 'Copy to my resources',
      icon: <Copy size={16} />,
      onAct: () => onDuplicate(row),
    },
  ];
  if (open) {
    actions.unshift({
      id: 'print',
      label: 'Print worksheets',
      icon: <Printer size={16} />,
      href: `/worksheet/${row.id}`,
    });
  }
  if (row.mine) {
    if (row.status === 'final') {
      actions.unshift({
        id: 'edit',
        label: 'Review and edit',
        icon: <PencilLine size={16} />,
        href: editHref,
      });
    }
    if (onShare && row.status === 'final') {
      actions.push({
        id: 'share',
        label: row.shared ? 'Stop sharing with my department' : 'Share with my department',
        icon: <Users size={16} />,
        onAct: () => onShare(row, !row.shared),
      });
    }
    actions.push({
      id: 'delete',
      label: 'Delete',
      icon: <Trash2 size={16} />,
      danger: true,
      onAct: () => onDelete(row),
    });
  }

  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line px-5 py-4 last:border-b-0 md:grid-cols-[minmax(0,1fr)_auto]">
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
            {languageName(row.to)} for {languageName(row.from)} speakers
          </span>
          <span>{audienceName(row.audience)}</span>
          <span>{textTypeNames[row.textType]}</span>
          <span>{day(row.updatedAt)}</span>
          {row.timesTaught > 0 && <span>{timesTaught(row.timesTaught)}</span>}
          {!row.mine && row.ownerName && <span>by {row.ownerName}</span>}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:justify-end">
        {row.mine && row.status !== 'final' && (
          <Badge tone={row.status === 'review' ? 'native' : 'neutral'}>
            {statusWords[row.status]}
          </Badge>
        )}
        {row.mine && row.shared && (
          <Badge tone="target" icon={<Users size={14} aria-hidden="true" />}>
            Shared
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
                {row.visibility === 'PUBLIC' ? 'Public' : 'Private'}
                <span className="sr-only">: {title}</span>
              </span>
            }
          />
        )}
        <LinkButton
          href={mainHref}
          size="small"
          aria-label={`${open ? 'Open' : 'Continue'}: ${title}`}
        >
          {open ? (
            <BookOpen size={16} aria-hidden="true" />
          ) : (
            <PencilLine size={16} aria-hidden="true" />
          )}
          {open ? 'Open' : 'Continue'}
        </LinkButton>
        <Menu
          label={`More for ${title}`}
          button={<MoreHorizontal size={18} aria-hidden="true" />}
          actions={actions}
        />
      </div>
    </li>
  );
}
