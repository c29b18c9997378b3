import type { Folder } from '#contracts/resources/folder.ts';
import type { ResourceRow } from '#contracts/resources/resource.ts';

/** What the list asks in a dialog about folders, tags and several resources. */
export type Asked =
  | { kind: 'new folder' }
  | { kind: 'rename folder'; folder: Folder }
  | { kind: 'move'; rows: readonly ResourceRow[] }
  | { kind: 'add tag'; rows: readonly ResourceRow[] }
  | { kind: 'remove tag'; rows: readonly ResourceRow[] }
  /** `unfinished` were chosen too, and stay as they are. */
  | { kind: 'publish'; rows: readonly ResourceRow[]; unfinished: number };
