import { languageOf } from '#language/languages.ts';
import { classNames } from '#ui/class-names.ts';
import type { DragAndDropForPupil } from './content.ts';

interface TileProps {
  tile: DragAndDropForPupil['tiles'][number];
  held: boolean;
  /** It follows the pointer: its place is kept open. */
  away: boolean;
  disabled: boolean | undefined;
  onTap: (byKeyboard: boolean) => void;
}

/** A tile of the bank: tapped it is in hand, pulled it follows. */
export function Tile({ tile, held, away, disabled, onTap }: TileProps) {
  const { locale, direction } = languageOf(tile.language);
  return (
    <button
      type="button"
      data-tile={tile.id}
      lang={locale}
      dir={direction}
      disabled={disabled}
      aria-pressed={held}
      onClick={(event) => onTap(event.detail === 0)}
      className={classNames(
        'task-text font-text task-tile inline-flex min-h-11 min-w-11 max-w-full items-center justify-center rounded-control border-2 px-3.5 py-1.5 text-lg leading-snug select-none disabled:opacity-60',
        held
          ? 'border-target bg-target-soft font-bold text-target'
          : 'border-line bg-raised shadow-soft hover:border-target',
        away && 'opacity-40',
      )}
    >
      {tile.text}
    </button>
  );
}
