import {
  Blocks,
  Bug,
  Columns2,
  Ear,
  EyeOff,
  Highlighter,
  Languages,
  LayoutGrid,
  Music2,
  Pencil,
  Presentation,
  Puzzle,
  ScanSearch,
  Smile,
  Spline,
  TextCursorInput,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { ActivityView } from './activity-view.tsx';
import gapFillView from './gap-fill/Panel.tsx';
import type { ActivityName } from './menu.ts';

interface Entry {
  icon: ComponentType<{ className?: string }>;
  /** The view, if it is loaded with the page, because a page may open with this activity. */
  ready?: ActivityView;
  /** Fetches the view: every activity is a separate bundle chunk. */
  load: () => Promise<{ default: ActivityView }>;
}

/** The icon and view of each activity; rules and panels are fetched when one is opened. */
export const activityViews: Record<ActivityName, Entry> = {
  'gap-fill': {
    icon: TextCursorInput,
    ready: gapFillView,
    load: async () => ({ default: gapFillView }),
  },
  highlighter: { icon: Highlighter, load: () => import('./highlighter/Panel.tsx') },
  pairs: { icon: LayoutGrid, load: () => import('./pairs/Panel.tsx') },
  redact: { icon: EyeOff, load: () => import('./redact/Panel.tsx') },
  'sentence-chunks': { icon: Puzzle, load: () => import('./sentence-chunks/Panel.tsx') },
  'spot-the-mistakes': { icon: Bug, load: () => import('./spot-the-mistakes/Panel.tsx') },
  tangled: {
    icon: Spline,
    load: () => import('./tangled/Panel.tsx'),
  },
  readings: {
    icon: Languages,
    load: () => import('./readings/Panel.tsx'),
  },
  parallel: { icon: Columns2, load: () => import('./parallel/Panel.tsx') },
  'chunk-game': { icon: Blocks, load: () => import('./chunk-game/Panel.tsx') },
  dictation: { icon: Ear, load: () => import('./dictation/Panel.tsx') },
  syllables: {
    icon: Music2,
    load: () => import('./syllables/Panel.tsx'),
  },
  'text-emoji': {
    icon: Smile,
    load: () => import('./text-emoji/Panel.tsx'),
  },
  whiteboard: { icon: Pencil, load: () => import('./whiteboard/Panel.tsx') },
  'translation-game': { icon: Languages, load: () => import('./translation-game/Panel.tsx') },
  'word-search': { icon: ScanSearch, load: () => import('./word-search/Panel.tsx') },
  'vocab-slides': { icon: Presentation, load: () => import('./vocab-slides/Panel.tsx') },
};
