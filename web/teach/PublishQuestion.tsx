import { useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { publishWords } from '../app/publishing/publish-words.ts';

interface PublishQuestionProps {
  title: string;
  onPublish: () => void;
  onCancel: () => void;
}

/**
 * Asks for confirmation before publishing. It uses a native dialog to keep the page small, because a class
 * waits for the page to load.
 */
export function PublishQuestion({ title, onPublish, onCancel }: PublishQuestionProps) {
  const window = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => window.current?.showModal(), []);
  return (
    <dialog
      ref={window}
      aria-labelledby="publish-question"
      onClose={onCancel}
      className="m-auto w-full max-w-md rounded-card border border-line bg-card p-6 text-ink shadow-overlay backdrop:bg-[var(--veil)]"
    >
      <h2 id="publish-question" className="text-xl">
        <bdi>{publishWords.question(title)}</bdi>
      </h2>
      <p className="mt-2 text-ink-2">{publishWords.consequence}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>{publishWords.cancel}</Button>
        <Button variant="primary" onClick={onPublish}>
          {publishWords.publish}
        </Button>
      </div>
    </dialog>
  );
}
