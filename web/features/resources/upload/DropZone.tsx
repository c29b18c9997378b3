import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ClipboardPaste, FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { Button, buttonLook } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';

function dropWords(several: boolean, small: boolean): string {
  // In the small zone, the buttons continue the sentence.
  if (small) return several ? t`Drop your files here, or` : t`Drop a file here, or`;
  return several ? t`Drop your files here` : t`Drop a file here`;
}

interface DropZoneProps {
  /** True once there are texts above the zone. The zone is then a strip instead of a large field. */
  small: boolean;
  /** True if the teacher's plan allows uploading several files at once. */
  several: boolean;
  onFiles: (files: File[]) => void;
  onPaste: () => void;
}

/** Accepts texts by drop, file picker or paste. The file picker accepts everything that can be dropped. */
export function DropZone({ small, several, onFiles, onPaste }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way; the button is the other.
    <div
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
      className={classNames(
        'flex rounded-card border-2 border-dashed text-center transition-colors',
        small
          ? 'flex-wrap items-center justify-center gap-3 p-4'
          : 'flex-col items-center gap-4 px-5 py-12',
        over ? 'border-target bg-target-soft' : 'border-edge bg-sunken',
      )}
    >
      {!small && (
        <span
          aria-hidden="true"
          className="inline-flex size-16 items-center justify-center rounded-card bg-target-soft text-target"
        >
          <FileUp size={28} />
        </span>
      )}
      <p className={small ? 'text-sm text-ink-2' : 'text-lg font-semibold'}>
        {dropWords(several, small)}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <label
          className={`${buttonLook({ variant: small ? 'secondary' : 'primary' })} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-target`}
        >
          <FileUp size={18} aria-hidden="true" />
          {several ? t`Choose files` : t`Choose a file`}
          <input
            type="file"
            multiple={several}
            accept=".txt,.md,.html,.htm,.docx,text/plain,text/markdown,text/html,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
            aria-describedby="upload-limits"
            className="sr-only"
            onChange={(event) => {
              const files = [...(event.currentTarget.files ?? [])];
              event.currentTarget.value = '';
              onFiles(files);
            }}
          />
        </label>
        <Button onClick={onPaste}>
          <ClipboardPaste size={18} aria-hidden="true" /> <Trans>Paste a text</Trans>
        </Button>
      </div>
      <p id="upload-limits" className={classNames('text-sm text-ink-2', small && 'basis-full')}>
        <Trans>
          Text files (.txt), web pages and notes up to 2 MB, Word files (.docx) up to 20 MB. A
          lesson can have up to 600 words.
        </Trans>
      </p>
    </div>
  );
}
