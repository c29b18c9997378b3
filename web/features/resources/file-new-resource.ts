import { t } from '@lingui/core/macro';
import type { SeveralResources } from '#contracts/resources/several-resources.ts';
import { toast } from '#ui/toast.ts';
import { http } from '#web/app/http/http.ts';

/** The address of a screen that creates a resource in a folder; null means in no folder. */
export const hrefInto = (href: string, folderId: string | null): string =>
  folderId === null
    ? href
    : `${href}${href.includes('?') ? '&' : '?'}folder=${encodeURIComponent(folderId)}`;

/**
 * Moves a newly created resource into its target folder, if there is one. A failure is shown, but the
 * resource remains and can be moved manually.
 */
export async function fileNewResource(id: string, folderId: string | null): Promise<void> {
  if (folderId === null) return;
  const change: SeveralResources = { ids: [id], folderId };
  try {
    await http.patch('/v1/resources', change);
  } catch {
    toast(
      'error',
      t`Your resource was saved, but not in the folder. You can move it there in My resources.`,
    );
  }
}
