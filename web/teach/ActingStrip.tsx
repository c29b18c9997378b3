import { http } from '../app/http/http.ts';
import { signedIn } from './signed-in.ts';

/** Above the lesson while an admin looks at it as somebody else, as on every other screen. */
export function ActingStrip() {
  const who = signedIn();
  if (!who?.acted) return null;
  const back = async () => {
    await http.renew();
    location.assign(`/user_sub?id=${encodeURIComponent(who.id)}`);
  };
  return (
    <aside
      aria-label="Signed in as somebody else"
      className="flex flex-wrap items-center justify-center gap-x-4 bg-native-soft px-4 py-1 text-sm text-ink print:hidden"
    >
      <span>
        You see Lexiloom as <bdi>{who.name}</bdi>.
      </span>
      <button
        type="button"
        className="min-h-11 font-semibold underline"
        onClick={() => back().catch(() => location.reload())}
      >
        Back to my account
      </button>
    </aside>
  );
}
