import type { PageContent } from '#contracts/content/page.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { RecordingUpload } from './RecordingUpload.tsx';

interface RecordingFieldsProps {
  content: PageContent;
  errors: Record<string, string>;
  onChange: (part: Partial<PageContent>) => void;
}

/** Where the recording of a video or a webinar is, and its subtitles. Empty: it is not out yet. */
export function RecordingFields({ content, errors, onChange }: RecordingFieldsProps) {
  return (
    <section className="mt-10 grid max-w-3xl gap-4">
      <h2 className="text-xl">Recording</h2>
      <RecordingUpload onUploaded={(video) => onChange({ video })} />
      <TextField
        label="Address"
        value={content.video ?? ''}
        error={errors.video}
        help="The key of a film in our store, which plays on the page, or an address with https://, which opens in a new tab. Empty while the recording is not out."
        onChange={(event) => onChange({ video: event.currentTarget.value.trim() || null })}
      />
      <TextField
        label="Picture before it plays"
        note="optional"
        value={content.poster ?? ''}
        error={errors.poster}
        help="The key of a picture in our store."
        onChange={(event) => onChange({ poster: event.currentTarget.value.trim() || null })}
      />
      <TextArea
        label="Subtitles"
        note="WebVTT"
        value={content.captions ?? ''}
        error={errors.captions}
        rows={8}
        className="font-mono text-sm"
        help="Shown over the recording and as its transcript. A recording needs them."
        onChange={(event) => onChange({ captions: event.currentTarget.value || null })}
      />
    </section>
  );
}
