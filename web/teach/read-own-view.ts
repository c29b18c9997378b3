import { type DisplaySettings, defaultDisplay } from '#lessons/draft/display-settings.ts';
import { parseDisplay } from '#lessons/draft/parse-display.ts';
import { activityKey, displayKey, tokenKey } from '../app/storage-keys.ts';
import { elsewhereFor } from './elsewhere-for.ts';
import { type SignedIn, signedIn, teacherId } from './signed-in.ts';

/** How this browser's view of a lesson differs from that of a visitor who has chosen nothing. */
export interface OwnView {
  token: string | null;
  /**
   * True if the lesson shows other content: another format, layout or activity, other gaps, or a banner above it.
   * The lesson that the gateway rendered must then stay hidden.
   */
  differs: boolean;
  settings: DisplaySettings;
}

/** The activity with which a lesson may open. */
const firstActivity = 'gap-fill';

/** Without this feature, a teacher sees the text without its gaps. */
export const firstActivityFeature = 'gapFill';

/** Reads everything from the storage and the address that decides how the lesson first looks. */
export function readOwnView(
  storage: Pick<Storage, 'getItem'>,
  address: Pick<Location, 'pathname' | 'search' | 'hash'>,
): OwnView {
  const token = storage.getItem(tokenKey);
  const who = signedIn(storage);
  const settings = parseDisplay(storedSettings(storage.getItem(displayKey(teacherId(who)))));
  const id = address.pathname.split('/')[2] ?? '';
  return {
    token,
    settings,
    differs:
      address.hash !== '' ||
      elsewhereFor(address, token) !== null ||
      settings.format !== defaultDisplay.format ||
      settings.layout !== defaultDisplay.layout ||
      storage.getItem(activityKey(id, firstActivity)) !== null ||
      isShownOtherwise(who),
  };
}

const isShownOtherwise = (who: SignedIn | null): boolean =>
  who !== null && (who.acted || who.features?.includes(firstActivityFeature) === false);

function storedSettings(json: string | null): unknown {
  try {
    const kept: unknown = JSON.parse(json ?? 'null');
    return typeof kept === 'object' && kept !== null ? Reflect.get(kept, 'settings') : null;
  } catch {
    return null;
  }
}
