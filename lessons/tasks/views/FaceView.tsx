import { Trans } from '@lingui/react/macro';
import { Volume2 } from 'lucide-react';
import { languageOf } from '#language/languages.ts';
import type { TaskFace } from '../task-content.ts';
import './task-text.css';

interface FaceViewProps {
  face: TaskFace;
  address: (key: string) => string;
}

/** The face of a card, a tile or an option: words, a picture, or a sound icon. */
export function FaceView({ face, address }: FaceViewProps) {
  if (face.kind === 'words') {
    const { locale, direction } = languageOf(face.language);
    return (
      <span lang={locale} dir={direction} className="task-text font-text min-w-0 break-words">
        {face.text}
      </span>
    );
  }
  if (face.kind === 'sound') {
    return (
      <span className="inline-flex items-center gap-2 text-target">
        <Volume2 size={22} aria-hidden="true" />
        <span className="sr-only">
          <Trans>A sound</Trans>
        </span>
      </span>
    );
  }
  return face.key ? (
    <img src={address(face.key)} alt={face.alt} className="max-h-20 rounded-small object-contain" />
  ) : (
    <span role="img" aria-label={face.alt} className="text-3xl">
      {face.emoji}
    </span>
  );
}
