/** The name of the page's `meta` element that lists the app's files, separated by spaces. */
export const appFilesMeta = 'app-files';

/**
 * Makes the browser fetch the app's script and style when it is idle, so that the page after the sign-in has
 * them in the cache. Called when the form gets the focus; further calls do nothing.
 */
export function fetchApp(): void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${appFilesMeta}"]`);
  if (!meta) return;
  meta.remove();
  for (const href of meta.content.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = href;
    document.head.append(link);
  }
}
