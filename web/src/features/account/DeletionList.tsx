import type { DeletionPreview } from '#teaching/account/account.ts';
import { consequences, graceWords } from './consequences.ts';

/** What a deletion does at once and later, and what stays, each as a list. */
export function DeletionList({ preview }: { preview: DeletionPreview }) {
  const { atOnce, later, stays } = consequences(preview);
  const lists = [
    { title: 'At once', items: atOnce },
    { title: `After ${graceWords}, for good`, items: later },
    { title: 'What stays', items: stays },
  ];
  return (
    <div className="space-y-4">
      {lists.map(({ title, items }) => (
        <section key={title}>
          <h3 className="text-base">{title}</h3>
          <ul className="mt-1 list-disc space-y-1 ps-5">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
