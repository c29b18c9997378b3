import { t } from '@lingui/core/macro';
import { useCallback, useState } from 'react';
import type { LessonSlots } from '#lessons/activities/activity-view.tsx';
import { activityWords } from '#lessons/activities/activity-words.ts';
import type { ActivityName } from '#lessons/activities/menu.ts';
import type { LessonMaterial } from '#lessons/draft/lesson-material.ts';
import { classNames } from '#ui/class-names.ts';
import { PartNotLoaded } from '#ui/PartNotLoaded.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { mediaAddress } from '#web/app/http/http.ts';
import { usePreferences } from '#web/app/session/use-preferences.ts';
import { createActivityKeeper } from '#web/teach/keep-activity.ts';
import { LessonText } from '#web/teach/LessonText.tsx';
import { useActivityView } from '#web/teach/use-activity.ts';

interface ActivityPreviewProps {
  name: ActivityName;
  material: LessonMaterial;
  /**
   * True for the owner, whose settings are saved on the server. Other users' settings stay on this device.
   */
  mine: boolean;
  stored: Readonly<Record<string, unknown>>;
  /** The activity states that were changed here since the stored states were fetched. */
  setUp: Readonly<Record<string, unknown>>;
  onSetUp: (name: ActivityName, state: unknown) => void;
}

const targetSide = { target: true, native: false };
/** A text size small enough for the preview to fit next to the list. */
const besideList = { '--steps': 10 };

/** Shows the selected activity as the class will see it, with its options. Changes are saved. */
export function ActivityPreview({
  name,
  material,
  mine,
  stored,
  setUp,
  onSetUp,
}: ActivityPreviewProps) {
  const { View, failures, again } = useActivityView(name);
  const [keeper] = useState(() => createActivityKeeper(material.resourceId, mine));
  const keep = useCallback(
    (state: unknown) => {
      onSetUp(name, state);
      keeper.keep(name, state);
    },
    [name, keeper, onSetUp],
  );
  const usual = usePreferences();
  const title = i18n._(activityWords[name].title);
  return (
    <section aria-label={t`Preview of ${title}`} className="min-w-0">
      <h2 className="border-line border-b px-4 py-3 text-lg sm:px-6">{title}</h2>
      {View && usual ? (
        <View
          key={name}
          name={name}
          material={material}
          stored={setUp[name] ?? keeper.read(name) ?? stored[name]}
          onState={keep}
          usual={usual}
          sides={targetSide}
          address={mediaAddress}
        >
          {(slots, missing) =>
            missing === null ? (
              <Dressed slots={slots} material={material} />
            ) : (
              <p className="p-6 text-ink-2">{missing.sentence}</p>
            )
          }
        </View>
      ) : failures > 0 ? (
        <PartNotLoaded again={failures > 1} onAgain={again} />
      ) : (
        <div className="grid min-h-60 place-items-center">
          <Spinner label={t`Loading the activity`} />
        </div>
      )}
    </section>
  );
}

function Dressed({ slots, material }: { slots: LessonSlots; material: LessonMaterial }) {
  const shows = { ...targetSide, ...slots.shows };
  return (
    <>
      <section
        aria-label={t`What the class sees`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key
        tabIndex={0}
        style={besideList}
        className="max-h-[60dvh] overflow-auto bg-card p-4 sm:p-6"
      >
        {slots.board ?? (
          <div className={classNames(slots.overlay !== undefined && 'relative')}>
            <LessonText
              text={material.text}
              textType={material.textType}
              shows={shows}
              speaking={undefined}
              slots={slots}
            />
            {slots.overlay}
          </div>
        )}
      </section>
      {slots.controls && (
        <div className="border-line border-t bg-paper p-4 sm:p-6">{slots.controls}</div>
      )}
    </>
  );
}
