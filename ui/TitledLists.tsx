interface TitledListsProps {
  lists: readonly { title: string; items: readonly string[] }[];
}

/** Lists of sentences, each under its own heading. */
export function TitledLists({ lists }: TitledListsProps) {
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
