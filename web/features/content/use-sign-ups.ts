import { useState } from 'react';
import type { OwnSignUps, WebinarSignUp } from '#contracts/content/webinar-sign-up.ts';
import { messageOf } from '#ui/http-error.ts';
import { toast } from '#ui/toast.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { useSession } from '#web/app/session/session.ts';

/**
 * The webinars that this user has signed up for, and a function that signs the user up or cancels the
 * sign-up. Pupils and visitors cannot sign up.
 */
export interface SignUps {
  /** Undefined while loading. */
  slugs: readonly string[] | undefined;
  failed: boolean;
  /** The slug of the webinar whose sign-up is being changed. */
  busy: string | null;
  onAgain: () => void;
  onChange: (slug: string, isSignedUp: boolean) => Promise<void>;
}

/**
 * Fetches the sign-ups separately from the webinars, whose response is cached and shared by all users. Both
 * requests run in parallel.
 */
export function useSignUps(): SignUps {
  const who = useSession((session) => session.who);
  const [busy, setBusy] = useState<string | null>(null);
  const { data, error, mutate } = useRequest(
    who && who.role !== 'PUPIL' ? ['/v1/content/webinars/sign-ups', who.id] : null,
    ([path]: readonly [string, string]) => http.get<OwnSignUps>(path, { sendOnce: true }),
  );

  async function onChange(slug: string, isSignedUp: boolean) {
    const path = `/v1/content/webinars/${encodeURIComponent(slug)}/sign-up`;
    setBusy(slug);
    try {
      if (isSignedUp) {
        const { timeZone = null } = Intl.DateTimeFormat().resolvedOptions();
        await http.put(path, { timeZone } satisfies WebinarSignUp);
      } else await http.remove(path);
      await mutate(
        ({ slugs } = { slugs: [] }) => {
          const others = slugs.filter((one) => one !== slug);
          return { slugs: isSignedUp ? [...others, slug] : others };
        },
        { revalidate: false },
      );
    } catch (failure) {
      toast('error', messageOf(failure));
    } finally {
      setBusy(null);
    }
  }

  return {
    slugs: data?.slugs,
    failed: data === undefined && error !== undefined,
    busy,
    onChange,
    onAgain: () => void mutate(),
  };
}
