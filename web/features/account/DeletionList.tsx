import type { DeletionPreview } from '#contracts/account/account.ts';
import { TitledLists } from '#ui/TitledLists.tsx';
import { consequences, graceWords } from './consequences.ts';

/** What a deletion does at once and later, and what stays, each as a list. */
export function DeletionList({ preview }: { preview: DeletionPreview }) {
  const { atOnce, later, stays } = consequences(preview);
  const lists = [
    { title: 'At once', items: atOnce },
    { title: `After ${graceWords}, for good`, items: later },
    { title: 'What stays', items: stays },
  ];
  return <TitledLists lists={lists} />;
}
