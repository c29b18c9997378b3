import {
  ArrowDown,
  ArrowUp,
  Merge,
  MoreHorizontal,
  Plus,
  SplitSquareHorizontal,
  Trash2,
} from 'lucide-react';
import { Menu } from '#ui/Menu.tsx';

interface SentenceMenuProps {
  number: number;
  isFirst: boolean;
  isLast: boolean;
  onSplit: () => void;
  onAct: (action: 'add' | 'join' | 'up' | 'down' | 'remove') => void;
}

/** What can be done with a whole sentence. */
export function SentenceMenu({ number, isFirst, isLast, onSplit, onAct }: SentenceMenuProps) {
  return (
    <Menu
      label={`Sentence ${number}: split, join, move or remove`}
      button={<MoreHorizontal size={18} aria-hidden="true" />}
      actions={[
        {
          id: 'split',
          label: 'Split in two',
          icon: <SplitSquareHorizontal size={16} />,
          onAct: onSplit,
        },
        {
          id: 'join',
          label: 'Join with the next',
          icon: <Merge size={16} />,
          disabled: isLast,
          onAct: () => onAct('join'),
        },
        {
          id: 'add',
          label: 'Add a sentence below',
          icon: <Plus size={16} />,
          onAct: () => onAct('add'),
        },
        {
          id: 'up',
          label: 'Move up',
          icon: <ArrowUp size={16} />,
          disabled: isFirst,
          onAct: () => onAct('up'),
        },
        {
          id: 'down',
          label: 'Move down',
          icon: <ArrowDown size={16} />,
          disabled: isLast,
          onAct: () => onAct('down'),
        },
        {
          id: 'remove',
          label: 'Remove',
          icon: <Trash2 size={16} />,
          danger: true,
          onAct: () => onAct('remove'),
        },
      ]}
    />
  );
}
