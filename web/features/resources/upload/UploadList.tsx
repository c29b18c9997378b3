import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ClipboardPaste, FileText, FileX, Languages, Trash2, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';
import { fitsLanguage, isOpen, nameOf, type Upload } from './upload.ts';

interface UploadListProps {
  uploads: readonly Upload[];
  chosen: string | null;
  /** Number of invalid fields of each text, by key; shown once the teacher has tried to continue. */
  wrong: ReadonlyMap<string, number>;
  onChoose: (key: string) => void;
  onRemove: (key: string) => void;
}

/**
 * Lists the texts. Each entry shows its status, a warning if a language does not match, and a remove button.
 * The open text is highlighted.
 */
export function UploadList({ uploads, chosen, wrong, onChoose, onRemove }: UploadListProps) {
  return (
    <ul className="flex flex-col gap-2" aria-label={t`Your texts`}>
      {uploads.map((upload, at) => {
        const name = nameOf(upload, at);
        const open = upload.key === chosen;
        return (
          <li
            key={upload.key}
            className={classNames(
              'flex items-start gap-1 rounded-control border pe-1 transition-colors',
              open && 'border-target bg-target-soft',
              !open && 'border-line bg-raised',
              !open && isOpen(upload) && 'hover:border-edge',
            )}
          >
            <Row open={open} onChoose={isOpen(upload) ? () => onChoose(upload.key) : null}>
              <span
                aria-hidden="true"
                className={classNames(
                  'mt-0.5',
                  upload.phase === 'refused' ? 'text-bad' : 'text-target',
                )}
              >
                {iconOf(upload)}
              </span>
              <span className="min-w-0">
                <span dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
                  {name}
                </span>
                <span className="block text-sm text-ink-2">
                  {statusOf(upload, wrong.get(upload.key) ?? 0)}
                </span>
                {isOpen(upload) && !fitsLanguage(upload.draft) && (
                  <span className="flex items-start gap-1.5 text-sm font-semibold text-ink">
                    <Languages size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
                    <Trans>
                      Does not look like {{ language: nameOfLanguage(upload.draft.to) }}
                    </Trans>
                  </span>
                )}
              </span>
            </Row>
            <IconButton
              label={t`Remove ${name}`}
              icon={<Trash2 size={18} />}
              onClick={() => onRemove(upload.key)}
              className="mt-1"
            />
          </li>
        );
      })}
    </ul>
  );
}

interface RowProps {
  open: boolean;
  /**
   * Opens the text. Null if there is no text to open, because the file was rejected or is still being read.
   */
  onChoose: (() => void) | null;
  children: ReactNode;
}

function Row({ open, onChoose, children }: RowProps) {
  const look =
    'flex min-h-13 min-w-0 flex-1 items-start gap-3 rounded-control px-3 py-2.5 text-start';
  if (!onChoose) return <div className={look}>{children}</div>;
  return (
    <button type="button" aria-current={open} onClick={onChoose} className={look}>
      {children}
    </button>
  );
}

function iconOf({ phase, fileName }: Upload): ReactNode {
  if (phase === 'reading') return <Spinner small />;
  if (phase === 'refused') return <FileX size={20} />;
  return fileName === null ? <ClipboardPaste size={20} /> : <FileText size={20} />;
}

function statusOf(upload: Upload, wrong: number): ReactNode {
  const warn = (words: string) => (
    <span className="inline-flex items-start gap-1.5 font-semibold text-bad">
      <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{words}</span>
    </span>
  );
  if (upload.phase === 'reading') return t`Reading the file`;
  if (upload.phase === 'refused' || upload.phase === 'failed') return warn(upload.message);
  if (wrong > 0)
    return warn(
      plural(wrong, {
        one: 'One field needs your attention',
        other: '# fields need your attention',
      }),
    );
  return upload.fileName === null ? (
    t({ message: 'Pasted', context: 'where a text comes from' })
  ) : (
    <bdi className="line-clamp-1 break-all">{upload.fileName}</bdi>
  );
}
