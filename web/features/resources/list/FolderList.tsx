import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import {
  Files,
  Folder as FolderIcon,
  FolderOpen,
  FolderPlus,
  FolderX,
  MoreHorizontal,
  PencilLine,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Folder, Shelf } from '#contracts/resources/folder.ts';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';

interface FolderListProps {
  shelf: Shelf;
  /** The open folder: its id, `none`, or '' for all resources. */
  open: string;
  onOpen: (folder: string) => void;
  onNew: () => void;
}

/**
 * The teacher's folders, each with its number of resources. They are shown beside the list or, on a phone, in
 * a row above it.
 */
export function FolderList({ shelf, open, onOpen, onNew }: FolderListProps) {
  const { folders, resources } = shelf;
  const filed = folders.reduce((sum, folder) => sum + folder.resources, 0);
  const entry = (id: string, name: string, count: number, icon: ReactNode) => (
    <li key={id} className="max-w-64 shrink-0 lg:max-w-none">
      <button
        type="button"
        aria-current={open === id || undefined}
        onClick={() => onOpen(id)}
        className="flex min-h-11 w-full items-center gap-2.5 rounded-control border border-transparent px-3 py-1.5 text-start text-ink transition-colors hover:bg-target-soft aria-current:border-target aria-current:bg-target-soft aria-current:font-semibold"
      >
        {icon}
        <bdi className="min-w-0 flex-1 wrap-anywhere">{name}</bdi>
        <span className="text-sm text-ink-2">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">
            <Plural value={count} one="# resource" other="# resources" />
          </span>
        </span>
      </button>
    </li>
  );
  const look = { size: 18, 'aria-hidden': true, className: 'shrink-0' } as const;
  return (
    <nav
      aria-label={t`Folders`}
      className="mb-4 flex min-w-0 flex-col items-start gap-2 lg:sticky lg:top-20 lg:mb-0 lg:max-h-[calc(100dvh-6rem)]"
    >
      <ul className="relative flex w-full min-w-0 gap-1 overflow-x-auto p-1 lg:flex-col lg:overflow-x-hidden lg:overflow-y-auto">
        {entry('', t({ message: 'All', context: 'all resources' }), resources, <Files {...look} />)}
        {folders.map(({ id, name, resources: count }) =>
          entry(id, name, count, open === id ? <FolderOpen {...look} /> : <FolderIcon {...look} />),
        )}
        {folders.length > 0 &&
          entry('none', t`No folder`, resources - filed, <FolderX {...look} />)}
      </ul>
      <Button size="small" variant="quiet" className="min-h-11" onClick={onNew}>
        <FolderPlus size={18} aria-hidden="true" /> <Trans>New folder</Trans>
      </Button>
    </nav>
  );
}

interface OpenFolderProps {
  folder: Folder;
  onRename: () => void;
  onRemove: () => void;
}

/** The name of the open folder, and its actions. */
export function OpenFolder({ folder, onRename, onRemove }: OpenFolderProps) {
  return (
    <div className="mb-3 flex items-center gap-2">
      <h2 className="min-w-0 text-xl wrap-anywhere">
        <bdi>{folder.name}</bdi>
      </h2>
      <Menu
        label={t`More for the folder ${{ folder: folder.name }}`}
        button={<MoreHorizontal size={18} aria-hidden="true" />}
        actions={[
          {
            id: 'rename',
            label: t`Rename folder`,
            icon: <PencilLine size={16} />,
            onAct: onRename,
          },
          {
            id: 'remove',
            label: t`Remove folder`,
            icon: <Trash2 size={16} />,
            danger: true,
            onAct: onRemove,
          },
        ]}
      />
    </div>
  );
}
