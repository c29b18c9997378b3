import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ImagePlus, LockKeyhole, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { shownFeatures } from '#contracts/access/role.ts';
import type { Pictures, Resource } from '#contracts/resources/resource.ts';
import type { VocabularyItem } from '#lessons/draft/lesson-material.ts';
import { generatedVocabulary, picturesOf } from '#lessons/draft/media.ts';
import { inLanguage } from '#web/app/format/in-language.ts';
import { http } from '#web/app/http/http.ts';
import { useSession } from '#web/app/session/session.ts';
import { mediaAddress } from '../../upload-media.ts';
import { resourcePath } from '../../use-resource.ts';
import { useWriter } from '../../use-writer.ts';
import { isOutdated, type PartProgress, railState } from '../part-states.ts';
import { PartBadge, SectionCard, WaitNote } from '../SectionCard.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { type Picture, savePicture, withoutPicture, withPicture } from './save-picture.ts';

interface PicturesSectionProps {
  resource: Resource;
  progress: PartProgress | undefined;
  /**
   * Saves the pictures. `generation` is the generation that they are based on. Throws an error whose message
   * is shown.
   */
  onSave: (pictures: Pictures, generation: number) => Promise<void>;
}

/**
 * The pictures of the key vocabulary, both the generated pictures and the teacher's own. If there is no
 * vocabulary, a sentence explains this.
 */
export function PicturesSection({ resource, progress, onSave }: PicturesSectionProps) {
  const allowed = shownFeatures(useSession((session) => session.who)).includes('uploadImages');
  const drawsNothing = useWriter().data?.pictures === false;
  const [open, setOpen] = useState<{ id: string; began: Picture } | null>(null);
  const stored = picturesIn(resource);
  const { words, pictures } = stored;
  const state = progress && railState(progress);
  const making = state === 'waiting' || state === 'writing';
  const word = words.find(({ id }) => id === open?.id);
  const head = {
    part: 'pictures',
    title: t`Pictures`,
    state: state && <PartBadge state={state} part="pictures" />,
  };
  if (words.length === 0) {
    // Render the section even without vocabulary, because the status rail links to it once the part exists.
    return progress ? (
      <SectionCard
        {...head}
        aim={t`Pictures belong to key vocabulary words, and there are none yet.`}
      >
        {null}
      </SectionCard>
    ) : null;
  }
  const save = (id: string, make: (pictures: Pictures) => Pictures) =>
    savePicture(stored, { id, began: open?.began, make }, { put, fetch: fetchPictures });
  // Change the dialog only if it is still the same: a late response must not affect a dialog that was opened
  // in the meantime.
  const reopen = (next: typeof open) => setOpen((now) => (now === open ? next : now));
  const put = async (changed: Pictures, generation: number) => {
    try {
      await onSave(changed, generation);
      return true;
    } catch (error) {
      if (isOutdated(error)) return false;
      throw error;
    }
  };
  const fetchPictures = async () => picturesIn(await http.get<Resource>(resourcePath(resource.id)));

  return (
    <SectionCard
      {...head}
      aim={t`They appear beside the key vocabulary, on its slides and in the games.`}
    >
      <WaitNote progress={progress} />
      {drawsNothing && (
        <p className="mb-4 text-sm text-ink-2">
          {allowed
            ? t`Words have an emoji, because this Lexiloom’s AI server does not draw pictures. You can use your own pictures instead.`
            : t`Words have an emoji, because this Lexiloom’s AI server does not draw pictures.`}
        </p>
      )}
      {!allowed && (
        <p className="mb-4 flex items-start gap-2 text-sm text-ink-2">
          <LockKeyhole size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          <Trans>Adding your own pictures is not included in your plan.</Trans>
        </p>
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
        {words.map((item) => (
          <li key={item.id}>
            <Tile
              word={item}
              to={resource.to}
              picture={pictures[item.id]}
              disabled={!allowed || making}
              onOpen={() => setOpen({ id: item.id, began: pictures[item.id] })}
            />
          </li>
        ))}
      </ul>
      {word && (
        <PictureDialog
          key={word.id}
          word={word}
          to={resource.to}
          from={resource.from}
          picture={pictures[word.id]}
          onClose={() => reopen(null)}
          onSave={async (own) => {
            const result = await save(word.id, (all) => withPicture(all, word, own));
            if (result.saved) return;
            reopen({ id: word.id, began: result.theirs });
            throw new Error(
              t`Another tab or a colleague changed this picture after you opened it. Save again to use yours, or cancel to keep the other one.`,
            );
          }}
          onRemove={async () => {
            const result = await save(word.id, (all) => withoutPicture(all, word));
            if (result.saved) return;
            // Do not remove the other tab's picture, because the teacher has not seen it yet.
            throw new Error(
              t`Another tab or a colleague changed this picture after you opened it. Close this dialog and open it again to remove it.`,
            );
          }}
        />
      )}
    </SectionCard>
  );
}

/** The pictures of a resource, the words they illustrate, and the generation of the pictures part. */
function picturesIn({ parts }: Resource) {
  const partOf = (name: string) => parts.find(({ part }) => part === name);
  const words = generatedVocabulary(partOf('vocab')?.content) ?? [];
  const stored = partOf('pictures');
  return {
    words,
    pictures: picturesOf(stored?.content, words),
    generation: stored?.generation ?? 0,
  };
}

interface TileProps {
  word: VocabularyItem;
  to: string;
  picture: Picture;
  disabled: boolean;
  onOpen: () => void;
}

function Tile({ word, to, picture, disabled, onOpen }: TileProps) {
  const { target } = word;
  const Icon = picture ? PencilLine : ImagePlus;
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onOpen}
      className="group flex h-full w-full flex-col overflow-hidden rounded-control border border-line bg-raised text-center transition-colors disabled:cursor-not-allowed not-disabled:hover:border-edge"
    >
      <span className="relative flex h-24 items-center justify-center self-stretch bg-sunken">
        {picture?.key ? (
          <img
            src={mediaAddress(picture.key)}
            alt={picture.alt}
            loading="lazy"
            className="size-full object-cover"
          />
        ) : (
          <span aria-hidden="true" className="text-[2.75rem] leading-none">
            {picture?.emoji}
          </span>
        )}
        {!disabled && (
          <span
            aria-hidden="true"
            className="absolute end-1.5 top-1.5 inline-flex size-7 items-center justify-center rounded-full border border-line bg-card text-ink-2 group-hover:text-ink"
          >
            <Icon size={15} />
          </span>
        )}
      </span>
      <span className="px-2 py-2 text-sm font-semibold wrap-anywhere text-target">
        {picture?.key ? (
          <Trans>
            <span className="sr-only">Change the picture of </span>
            <bdi {...inLanguage(to)}>{target}</bdi>
          </Trans>
        ) : (
          <Trans>
            <span className="sr-only">A picture for </span>
            <bdi {...inLanguage(to)}>{target}</bdi>
          </Trans>
        )}
      </span>
    </button>
  );
}
