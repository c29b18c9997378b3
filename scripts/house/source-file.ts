/** A file as the house check sees it: its path from the root and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** What is wrong with the house, as a sentence that names the file. */
export type Complaint = string;

/** Files that hold data, examples or samples; their length says nothing about their clarity. */
export function isData(path: string): boolean {
  return (
    /(^|\/)(seed|samples|migrations|corpus|examples|data)\//.test(path) ||
    /(^|\/)examples\.tsx?$|\.(data|examples)\.tsx?$/.test(path)
  );
}

export const isTest = (path: string) =>
  /\.(test|proof)\.tsx?$|(^|\/)testing\/|(^|\/)e2e\//.test(path);
