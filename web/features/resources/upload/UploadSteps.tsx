const steps = [
  {
    title: 'You look through it',
    text: 'Each text opens here: correct what the file got wrong, name it, choose its languages and questions.',
  },
  {
    title: 'It becomes a lesson',
    text: 'Your sentences stay as they are. Each gets its translation; questions, vocabulary and sound follow.',
  },
  {
    title: 'You have the last word',
    text: 'On the review screen you change what you like, and add your own recording, MP3 or pictures.',
  },
];

/** What will happen to a text, beside the empty field where the first one goes. */
export function UploadSteps() {
  return (
    <aside
      aria-label="What happens to your text"
      className="rounded-card border border-line bg-linear-to-b from-target-soft to-card p-5 sm:p-6"
    >
      <h2 className="text-lg">What happens to your text</h2>
      <ol className="mt-4 flex flex-col gap-5">
        {steps.map(({ title, text }, at) => (
          <li key={title} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3">
            <span
              aria-hidden="true"
              className="inline-flex size-8 items-center justify-center rounded-full border border-line bg-card text-sm font-bold text-target"
            >
              {at + 1}
            </span>
            <div>
              <h3 className="pt-1 text-base font-semibold">{title}</h3>
              <p className="mt-0.5 text-sm text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </aside>
  );
}
