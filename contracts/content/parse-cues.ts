/** A line of a recording: when it is said, in seconds from the start, and its words. */
export interface Cue {
  seconds: number;
  text: string;
}

const timing = /^(?:(\d+):)?(\d{2}):(\d{2})[.,]\d{3}\s+-->/;
/** A tag, or an open one up to the end, which stays. */
const tags = /<[^>]*(>|$)/g;

/**
 * The lines of a WebVTT file (W3C WebVTT), for the transcript. Marks inside a line, such as who speaks,
 * are left out; notes and styles are no lines.
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
