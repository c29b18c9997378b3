import type { SeveralResources } from '#contracts/resources/several-resources.ts';
import { toast } from '#ui/toast.ts';
import { http } from '#web/app/http/http.ts';

/** The address of a screen that makes a resource, for one that goes into a folder (null: into none). */
export const hrefInto = (href: string, folderId: string | null): string =>
  folderId === null
    ? href
    : `${href}${href.includes('?') ? '&' : '?'}folder=${encodeURIComponent(folderId)}`;

/**
 * Puts a resource that was just made into the folder it was made for, if any. It is kept whatever becomes of
 * that: a failure is told, and it can be moved by hand.
 */
export async function fileNewResource(id: string, folderId: string | null): Promise<void> {
  if (folderId === null) return;
  const change: SeveralResources = { ids: [id], folderId };
  try {
    await http.patch('/v1/resources', change);
  } catch {
    toast('error', 'Your resource is saved, but not in its folder. Move it from My resources.');
  }
}
