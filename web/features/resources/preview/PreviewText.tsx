import { useMemo } from 'react';
import type { Resource } from '#contracts/resources/resource.ts';
import { speechOf } from '#lessons/draft/media.ts';
import { mediaAddress } from '#web/app/http/media-address.ts';
import { LessonText } from '#web/teach/LessonText.tsx';
import { SoundBar } from '#web/teach/SoundBar.tsx';
import { clipsOf, useSpeech } from '#web/teach/use-speech.ts';

const bothSides = { target: true, native: true };
const sideBySide = { rows: true };
/** The size of a page to read, not of a projector. */
const readingSize = { '--steps': 14 };

/** The whole text in both languages, sentence beside sentence, with its sound. */
export function PreviewText({ resource }: { resource: Resource }) {
  const clips = useMemo(
    () => clipsOf(speechOf(resource), resource.text.sentences, mediaAddress),
    [resource],
  );
  const speech = useSpeech(clips);
  return (
    <>
      <div style={readingSize}>
        <LessonText
          text={resource.text}
          textType={resource.textType}
          shows={bothSides}
          speaking={speech.speaking}
          slots={sideBySide}
        />
      </div>
      {clips.length > 0 && (
        <div className="mt-4 overflow-hidden rounded-card">
          <SoundBar clips={clips} speech={speech} />
        </div>
      )}
    </>
  );
}
