import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { maxPictureBytes } from '#lessons/draft/picture-limits.ts';
import { Button, buttonLook } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { messageOf } from '#ui/http-error.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { TextField } from '#ui/TextField.tsx';
import { inLanguage } from '#web/app/format/in-language.ts';
import { mediaAddress, uploadMedia } from '../../upload-media.ts';
import type { Picture } from './save-picture.ts';

const maxMegabytes = maxPictureBytes / 1_000_000;

interface PictureDialogProps {
  word: { target: string; native: string };
  to: string;
  from: string;
  picture: Picture;
  onClose: () => void;
  /** Saves a picture for the word. Throws an error whose message is shown. */
  onSave: (own: { key: string; alt: string }) => Promise<void>;
  /** Removes the teacher's own picture or, if there is none, the emoji. */
  onRemove: () => Promise<void>;
}

/** The picture of one word, which the teacher can view, replace, describe or remove. */
export function PictureDialog(props: PictureDialogProps) {
  const { word, to, from, picture, onClose, onSave, onRemove } = props;
  const [key, setKey] = useState(picture?.key ?? null);
  const [alt, setAlt] = useState(picture?.key ? picture.alt : word.native);
  const [busy, setBusy] = useState<'upload' | 'save' | null>(null);
  const [failure, setFailure] = useState('');
  const { target } = word;
  const own = picture?.key !== undefined;
  const changed = key !== null && (key !== picture?.key || alt.trim() !== picture.alt);

  const attempt = async (what: 'upload' | 'save', work: () => Promise<void>) => {
    setBusy(what);
    setFailure('');
    try {
      await work();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(null);
    }
  };
  const take = (file: File) =>
    attempt('upload', async () => {
      if (file.size === 0) throw new Error(t`This file is empty.`);
      const small = await shrinkPicture(file);
      if (small.size > maxPictureBytes) {
        throw new Error(t`This picture is larger than ${maxMegabytes} MB.`);
      }
      setKey((await uploadMedia('image', small)).key);
    });

  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <Trans>
          Picture of <bdi {...inLanguage(to)}>{target}</bdi>
        </Trans>
      }
      actions={
        <>
          {picture && key === (picture.key ?? null) && (
            <Button
              variant="quiet"
              className="me-auto"
              onClick={() => void attempt('save', async () => onRemove().then(onClose))}
            >
              <Trash2 size={18} aria-hidden="true" />
              {own ? t`Remove my picture` : t`Remove emoji`}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            busy={busy === 'save'}
            disabled={!changed}
            onClick={() => {
              if (key) void attempt('save', async () => onSave({ key, alt }).then(onClose));
            }}
          >
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex h-56 items-center justify-center overflow-hidden rounded-card border border-line bg-sunken">
          {key !== null ? (
            <img
              src={mediaAddress(key)}
              alt={alt}
              className="max-h-full max-w-full object-contain"
            />
          ) : (
            <span className={picture?.emoji ? 'text-[5rem]' : 'text-ink-2'}>
              {picture?.emoji ?? t`No picture yet`}
            </span>
          )}
        </div>
        <div>
          <label
            className={`${buttonLook({})} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-target`}
          >
            {busy === 'upload' ? <Spinner small /> : <ImagePlus size={18} aria-hidden="true" />}
            {busy === 'upload'
              ? t`Uploading`
              : key
                ? t`Choose another picture`
                : t`Choose a picture`}
            <input
              type="file"
              accept="image/png,image/jpeg,image/webp,image/gif"
              disabled={busy !== null}
              aria-describedby="picture-help"
              className="sr-only"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                event.currentTarget.value = '';
                if (file) void take(file);
              }}
            />
          </label>
          <p id="picture-help" className="mt-2 text-sm text-ink-2">
            <Trans>
              PNG, JPEG, WebP or GIF, up to {maxMegabytes} MB. Only use pictures you have permission
              to show to your class.
            </Trans>
          </p>
          {failure && (
            <p role="alert" className="mt-2 text-sm font-semibold text-bad">
              {failure}
            </p>
          )}
        </div>
        {key !== null && (
          <TextField
            label={t`What it shows`}
            {...inLanguage(from)}
            value={alt}
            maxLength={200}
            help={t`Screen readers read this aloud to pupils who can’t see the picture.`}
            onChange={({ currentTarget: { value } }) => setAlt(value)}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Maximum length of a picture's longer side, in pixels. A projector does not need a larger picture. */
const maxSidePx = 1_600;
const quality = 0.85;

/**
 * Shrinks a picture so that it loads quickly, and strips its camera metadata (place, time, device). A file
 * that the browser cannot decode is returned unchanged, because the server reports its error.
 */
async function shrinkPicture(file: File): Promise<Blob> {
  // Redrawing an animated picture would lose its animation.
  if (file.type === 'image/gif') return file;
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return file;
  }
  const scale = Math.min(1, maxSidePx / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // WebP preserves transparency. A browser that cannot encode WebP returns a PNG.
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? file), 'image/webp', quality),
  );
}
