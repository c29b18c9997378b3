/** A cue of a recording: its start, in seconds from the beginning, and its text. */
export interface Cue {
  seconds: number;
  text: string;
}

const timing = /^(?:(\d+):)?(\d{2}):(\d{2})[.,]\d{3}\s+-->/;
/** Matches a complete tag, or an unclosed tag up to the end of the text. Only complete tags are removed. */
const tags = /<[^>]*(>|$)/g;

/**
 * Parses the cues of a WebVTT file (W3C WebVTT) for the transcript. Tags within a cue, such as the speaker,
 * are removed; notes and styles are ignored.
 */
export function parseCues(captions: string): Cue[] {
  return captions
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n');
      const at = lines.findIndex((line) => timing.test(line));
      const [, hours = '0', minutes = '0', seconds = '0'] = timing.exec(lines[at] ?? '') ?? [];
      const text = lines
        .slice(at + 1)
        .join(' ')
        .replace(tags, (found, end: string) => (end ? '' : found))
        .trim();
      if (at < 0 || text === '') return [];
      return [{ seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), text }];
    });
}
