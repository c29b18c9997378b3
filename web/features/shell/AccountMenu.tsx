import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { UserInfo } from '#contracts/access/role.ts';
import type { Message } from '#language/wordings/speaker.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useDetailsMenu } from '#ui/use-details-menu.ts';
import { i18n } from '#ui/wordings/i18n.ts';

/** Loaded when the menu is opened, because every page has the menu and few people open it. */
const Choices = lazyPart(async () => (await import('./AccountChoices.tsx')).AccountChoices);

const roles: Record<UserInfo['role'], Message> = {
  public: msg`Teacher`,
  admin: msg`Administrator`,
  PUPIL: msg({ message: 'Pupil', context: 'your own role' }),
};

/** The avatar menu: shows the signed-in user, and sets the theme of this device. */
export function AccountMenu({ who }: { who: UserInfo }) {
  const details = useDetailsMenu();
  const [isOpened, setIsOpened] = useState(false);
  return (
    <details ref={details} onToggle={() => setIsOpened(true)} className="relative">
      <summary className="flex size-10 list-none items-center justify-center rounded-full border border-line bg-night text-sm font-bold text-on-night [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true">{initials(who.name)}</span>
        <span className="sr-only">
          <Trans>{{ name: who.name }}: account and display</Trans>
        </span>
      </summary>
      <div className="absolute end-0 top-12 z-30 max-sm:-end-12 w-88 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-raised p-4 shadow-overlay">
        <p className="font-semibold wrap-anywhere">{who.name}</p>
        <p className="text-sm text-ink-2">{i18n._(roles[who.role])}</p>
        {/* Reserves the height of the choices. */}
        <div className="mt-4 min-h-29">{isOpened && <Choices />}</div>
      </div>
    </details>
  );
}

/** The initials of the first and the last name, for the avatar: "Mia Brown" gives "MB". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => /\p{L}\p{M}*/u.exec(word ?? '')?.[0] ?? '')
    .join('');
  return letters.toLocaleUpperCase() || '?';
}
