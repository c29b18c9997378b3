import type { PanelMedia } from '../panel-props.ts';

/** An emoji or a drawn picture beside the word, never instead of it: decoration for those who see it. */
export function WordPicture({ id, media }: { id: string; media: PanelMedia }) {
  const picture = media.pictures[id];
  if (picture?.key) {
    return (
      <img
        src={media.address(picture.key)}
        alt=""
        className="size-[2.4em] rounded-small object-cover"
      />
    );
  }
  return picture?.emoji ? (
    <span aria-hidden="true" className="text-[1.3em]">
      {picture.emoji}
    </span>
  ) : null;
}
