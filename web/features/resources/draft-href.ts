/** Where a draft is gone on with: one with the teacher's own text on its upload, any other on the dashboard. */
export function draftHref({ id, uploaded }: { id: string; uploaded: boolean }): string {
  return `${uploaded ? '/upload_resource' : '/select_resources'}?draft=${id}`;
}
