import { posix } from 'node:path';
import { importsOf } from './check-arrows.ts';
import { type Complaint, isData, type SourceFile } from './source-file.ts';

const mostLines = 300;

/** Words that say nothing about what is inside. */
const emptyWords = ['utils', 'util', 'helpers', 'helper', 'misc', 'manager', 'service'];

/** Drizzle is given all tables as one module. */
const tablesOfDrizzle = 'db/schema/schema.ts';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const pascal = /^[A-Z][A-Za-z0-9]*$/;
/** A folder may bear a name from outside: a question type is stored and sent as `vocabInContext`. */
const folderName = /^[._]?[a-z0-9]+([-A-Z.]?[a-z0-9]+)*$/;

/** Checks length, file name and folder names, and that no file only passes others on. */
export function checkNames({ path, text }: SourceFile): Complaint[] {
  const complaints: Complaint[] = [];
  const lines = text.split('\n').length - 1;
  if (lines > mostLines && !isData(path)) {
    complaints.push(
      `${path} has ${lines} lines; the most is ${mostLines}. Give a part its own file.`,
    );
  }
  const file = posix.basename(path);
  const [stem = '', ...suffixes] = file.split('.');
  const isView = suffixes.at(-1) === 'tsx';
  if (!(kebab.test(stem) || (isView && pascal.test(stem)))) {
    const wanted = isView ? 'kebab-case or named after its component' : 'kebab-case';
    complaints.push(`${path}: a ${isView ? '.tsx' : '.ts'} file is ${wanted}.`);
  }
  if (isView && pascal.test(stem) && suffixes.length === 1 && !exportsName(text, stem)) {
    complaints.push(`${path} must export its component ${stem}.`);
  }
  const folders = posix.dirname(path).split('/');
  for (const folder of folders) {
    if (!folderName.test(folder))
      complaints.push(`${path}: the folder "${folder}" is not kebab-case.`);
  }
  const names = [...folders, stem].map((name) => name.toLowerCase());
  // Alone "common" is a drawer for everything; in `common-passwords` it says which.
  const empty = names.includes('common')
    ? 'common'
    : names.flatMap((name) => name.split('-')).find((word) => emptyWords.includes(word));
  if (empty) complaints.push(`${path}: "${empty}" says nothing; name it after what it is about.`);
  if (isBarrel(text) && path !== tablesOfDrizzle)
    complaints.push(`${path} only passes others on; import the files themselves.`);
  return complaints;
}

const exportsName = (text: string, name: string) =>
  new RegExp(
    `export (default )?(async )?(function|const|class) ${name}\\b|export \\{[^}]*\\b${name}\\b`,
  ).test(text);

/** True for a file whose every statement is a re-export. */
function isBarrel(text: string): boolean {
  const code = text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .split(/;|\n(?=export|import)/)
    .map((part) => part.trim())
    .filter(Boolean);
  const passesOn = (part: string) => /^export\s+(type\s+)?(\*|\{[^}]*\})[\s\S]*\sfrom\s/.test(part);
  return code.length > 0 && importsOf(text).length > 0 && code.every(passesOn);
}
