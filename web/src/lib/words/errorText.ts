// Describes an error in the language of the page: by the server's message, else by its code, else by its English
// sentence.
import { ApiError } from '../client/api';
import { RefusedError } from '../client/socket';
import { lookup, say } from './catalogue.svelte';

export function told(error: unknown): string {
  const refused = error instanceof RefusedError ? error.refused : error instanceof ApiError ? error : null;
  if (!refused) return error instanceof Error ? error.message : String(error);
  if (refused.words) return say(refused.words);
  return lookup(`web-refused-${refused.code}`) ?? (error as Error).message;
}
