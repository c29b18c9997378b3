import { toast } from '#ui/toast.ts';

/** Does a call about homework; when it fails, its message is shown as an error toast and the error thrown on (specification 8). */
export async function homeworkCall<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    toast('error', error instanceof Error ? error.message : 'Something went wrong');
    throw error;
  }
}
