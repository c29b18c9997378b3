import { pathPattern } from '../path-pattern.ts';

/** A page of the pupils' side. Its parameters are the segments that begin with `:`; one with `?` is optional. */
interface PupilPage {
  path: string;
  /**
   * True for the page on which pupils work on a phone. On this page the header scrolls away, there is no
   * footer, and the page itself explains the effects of being offline.
   */
  focused?: true;
}

/**
 * The addresses of the pupils' side, which is an entry of its own (docs/decisions/0224). The gateway serves its
 * page at exactly these addresses, and the React app loads them from the server. Only the role PUPIL may open
 * them. The first match wins.
 */
export const pupilPages = [
  { path: '/pupil/home' },
  { path: '/submit_task/:homeworkId/:taskId', focused: true },
  { path: '/pupil/result/tasks/:taskId' },
  { path: '/pupil/result/:pupilHomeworkId?' },
] as const satisfies readonly PupilPage[];

export type PupilPath = (typeof pupilPages)[number]['path'];

/** A page and the parameters of the address at which it was found. */
export interface FoundPupilPage extends PupilPage {
  path: PupilPath;
  params: Readonly<Record<string, string | undefined>>;
}

const patterns = pupilPages.map((page) => ({
  page,
  pattern: new RegExp(pathPattern(page.path), 'i'),
}));

/** The page of the pupils' side at a path; null if the path belongs to another part of the site. */
export function pupilPageAt(pathname: string): FoundPupilPage | null {
  for (const { page, pattern } of patterns) {
    const found = pattern.exec(pathname);
    if (found) return { ...page, params: { ...found.groups } };
  }
  return null;
}
