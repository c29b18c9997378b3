import { MoreHorizontal, PencilLine, Trash2 } from 'lucide-react';
import type { Folder } from '#contracts/resources/folder.ts';
import { Menu } from '#ui/Menu.tsx';

interface OpenFolderProps {
  folder: Folder;
  onRename: () => void;
  onRemove: () => void;
}

/** The name of the folder that is open, and what can be done with it. */
export function OpenFolder({ folder, onRename, onRemove }: OpenFolderProps) {
  return (
    <div className="mb-3 flex items-center gap-2">
      <h2 className="min-w-0 text-xl wrap-anywhere">
        <bdi>{folder.name}</bdi>
      </h2>
      <Menu
        label={`More for the folder ${folder.name}`}
        button={<MoreHorizontal size={18} aria-hidden="true" />}
        actions={[
          {
            id: 'rename',
            label: 'Rename the folder',
            icon: <PencilLine size={16} />,
            onAct: onRename,
          },
          {
            id: 'remove',
            label: 'Remove the folder',
            icon: <Trash2 size={16} />,
            danger: true,
            onAct: onRemove,
          },
        ]}
      />
    </div>
  );
}
