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
  Smile,
  Spline,
  TextCursorInput,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { ActivityName } from './activity-names.ts';
import type { ActivityView } from './activity-view.tsx';
import gapFillView from './gap-fill/view.ts';

interface Entry {
  icon: ComponentType<{ className?: string }>;
  /** The view of an activity that a page may open with at once. */
  ready?: ActivityView;
  /** Fetches the view: every activity is a chunk of its own. */
  load: () => Promise<{ default: ActivityView }>;
}

/** What the screen needs of each activity; rules and panels are fetched when one is opened. */
export const activityViews: Record<ActivityName, Entry> = {
  'gap-fill': {
    icon: TextCursorInput,
    ready: gapFillView,
    load: async () => ({ default: gapFillView }),
  },
  highlighter: { icon: Highlighter, load: () => import('./highlighter/view.ts') },
  pairs: { icon: LayoutGrid, load: () => import('./pairs/view.ts') },
  redact: { icon: EyeOff, load: () => import('./redact/view.ts') },
  'sentence-chunks': { icon: Puzzle, load: () => import('./sentence-chunks/view.ts') },
  'spot-the-mistakes': { icon: Bug, load: () => import('./spot-the-mistakes/view.ts') },
  tangled: {
    icon: Spline,
    load: () => import('./tangled/view.ts'),
  },
  readings: {
    icon: Languages,
    load: () => import('./readings/view.ts'),
  },
  parallel: { icon: Columns2, load: () => import('./parallel/view.ts') },
  'chunk-game': { icon: Blocks, load: () => import('./chunk-game/view.ts') },
  dictation: { icon: Ear, load: () => import('./dictation/view.ts') },
  syllables: {
    icon: Music2,
    load: () => import('./syllables/view.ts'),
  },
  'text-emoji': {
    icon: Smile,
    load: () => import('./text-emoji/view.ts'),
  },
  whiteboard: { icon: Pencil, load: () => import('./whiteboard/view.ts') },
  'translation-game': { icon: Languages, load: () => import('./translation-game/view.ts') },
  'vocab-slides': { icon: Presentation, load: () => import('./vocab-slides/view.ts') },
};
