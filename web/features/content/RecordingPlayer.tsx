import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { MediaKey } from '#contracts/content/page.ts';
import { parseCues } from '#contracts/content/parse-cues.ts';
import { LinkButton } from '#ui/Button.tsx';
import { showTime } from '#ui/show-time.ts';
import { http } from '#web/app/http/http.ts';

interface RecordingPlayerProps {
  title: string;
  /** A key in our media store, whose video is played here, or an https URL, which opens in a new tab. */
  video: string;
  poster: string | null;
  captions: string | null;
  language: string;
}

/** A recording with subtitles, and its transcript below. */
export function RecordingPlayer({
  title,
  video,
  poster,
  captions,
  language,
}: RecordingPlayerProps) {
  const track = useTrack(captions);
  const isOurs = MediaKey.safeParse(video).success;
  const host = isOurs ? '' : new URL(video).host;
  return (
    <div className="max-w-4xl">
      {isOurs ? (
        <video
          controls
          preload="metadata"
          lang={language}
          aria-label={title}
          src={http.address(`/v1/media/${video}`)}
          {...(poster && { poster: http.address(`/v1/media/${poster}`) })}
          className="aspect-video w-full rounded-card bg-night print:hidden"
        >
          {track && (
            <track kind="captions" src={track} srcLang={language} label={t`Subtitles`} default />
          )}
        </video>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-card p-6">
          <p className="min-w-60 flex-1 text-ink-2">
            <Trans>
              This recording is on <strong className="text-ink">{host}</strong>. It opens in a new
              tab.
            </Trans>
          </p>
          <LinkButton href={video} target="_blank" rel="noopener noreferrer" variant="primary">
            <ExternalLink size={18} aria-hidden="true" /> <Trans>Watch the recording</Trans>
          </LinkButton>
        </div>
      )}
      {captions && <Transcript captions={captions} language={language} />}
    </div>
  );
}

/** An object URL of the subtitles for the player; revoked when no longer needed. */
function useTrack(captions: string | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!captions) return;
    const url = URL.createObjectURL(new Blob([captions], { type: 'text/vtt' }));
    setAddress(url);
    return () => {
      URL.revokeObjectURL(url);
      setAddress(null);
    };
  }, [captions]);
  return address;
}

/** The transcript of a recording, for users who want to read, search or print it. */
function Transcript({ captions, language }: { captions: string; language: string }) {
  const cues = parseCues(captions);
  if (cues.length === 0) return null;
  return (
    <details className="mt-4 rounded-card border border-line bg-card px-5">
      <summary className="min-h-11 py-2.5 font-semibold">
        <Trans>Read the transcript</Trans>
      </summary>
      <ol lang={language} className="max-w-2xl pb-4">
        {cues.map(({ seconds, text }) => (
          <li key={`${seconds} ${text}`} className="flex gap-4 py-1.5">
            <span className="w-14 shrink-0 text-end text-sm leading-6 text-ink-3">
              {showTime(seconds * 1000)}
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
