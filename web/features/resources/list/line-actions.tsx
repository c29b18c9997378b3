import { t } from '@lingui/core/macro';
import {
  CalendarClock,
  ClipboardPlus,
  Copy,
  Eye,
  FolderInput,
  ListOrdered,
  PencilLine,
  Printer,
  Tag,
  Tags,
  Trash2,
  Users,
} from 'lucide-react';
import type { ResourceRow } from '#contracts/resources/resource.ts';
import type { MenuAction } from '#ui/Menu.tsx';
import { draftHref } from '../use-resource.ts';

export interface LineActions {
  /** Shares the resource with the department, or stops sharing; null for users without a department. */
  onShare: ((row: ResourceRow, shared: boolean) => void) | null;
  onDuplicate: (row: ResourceRow) => void;
  onDelete: (row: ResourceRow) => void;
  /** Opens the dialog for the resource's folder or tags; null in lists without folders and tags. */
  onFile: ((kind: 'move' | 'add tag' | 'remove tag', row: ResourceRow) => void) | null;
}

/**
 * True if clicking a resource opens it. False for the user's own unfinished resource, because clicking it
 * opens the editor.
 */
export const isOpen = (row: ResourceRow): boolean => row.status === 'final' || !row.mine;

/** The address for editing the user's own resource. */
export const editHref = (row: ResourceRow): string =>
  row.status === 'draft' ? draftHref(row) : `/review/${row.id}`;

/** Further actions on a finished resource. */
function goOn({ id, mine }: ResourceRow): MenuAction[] {
  return [
    { id: 'preview', label: t`Preview`, icon: <Eye size={16} />, href: `/preview/${id}` },
    {
      id: 'homework',
      label: t`Set as homework`,
      icon: <ClipboardPlus size={16} />,
      href: `/create-homework?resource=${id}`,
    },
    {
      id: 'activities',
      label: mine ? t`Arrange activities` : t`Activities`,
      icon: <ListOrdered size={16} />,
      href: `/activities/${mine ? 'private' : 'public'}/${id}`,
    },
    ...(mine
      ? [
          {
            id: 'plan',
            label: t`Plan the lesson`,
            icon: <CalendarClock size={16} />,
            href: `/lesson-plan/${id}`,
          },
        ]
      : []),
  ];
}

/** Folder and tag actions for the user's own resource. */
function fileActions(row: ResourceRow, onFile: NonNullable<LineActions['onFile']>): MenuAction[] {
  return [
    {
      id: 'move',
      label: t`Move to folder…`,
      icon: <FolderInput size={16} />,
      onAct: () => onFile('move', row),
    },
    { id: 'tag', label: t`Add tag…`, icon: <Tag size={16} />, onAct: () => onFile('add tag', row) },
    ...(row.tags.length > 0
      ? [
          {
            id: 'untag',
            label: t`Remove tag…`,
            icon: <Tags size={16} />,
            onAct: () => onFile('remove tag', row),
          },
        ]
      : []),
  ];
}

/** The menu of a row. */
export function lineActions(
  row: ResourceRow,
  { onShare, onDuplicate, onDelete, onFile }: LineActions,
): MenuAction[] {
  const open = isOpen(row);
  const actions: MenuAction[] = [
    ...(open ? goOn(row) : []),
    {
      id: 'copy',
      label: row.mine ? t`Duplicate` : t`Copy to my resources`,
      icon: <Copy size={16} />,
      onAct: () => onDuplicate(row),
    },
  ];
  if (open) {
    actions.unshift({
      id: 'print',
      label: t`Print worksheets`,
      icon: <Printer size={16} />,
      href: `/worksheet/${row.id}`,
    });
  }
  if (row.mine) {
    if (row.status === 'final') {
      actions.unshift({
        id: 'edit',
        label: t`Review and edit`,
        icon: <PencilLine size={16} />,
        href: editHref(row),
      });
    }
    if (onFile) actions.push(...fileActions(row, onFile));
    if (onShare && row.status === 'final') {
      actions.push({
        id: 'share',
        label: row.shared ? t`Stop sharing with my department` : t`Share with my department`,
        icon: <Users size={16} />,
        onAct: () => onShare(row, !row.shared),
      });
    }
    actions.push({
      id: 'delete',
      label: t`Delete`,
      icon: <Trash2 size={16} />,
      danger: true,
      onAct: () => onDelete(row),
    });
  }

  return actions;
}
