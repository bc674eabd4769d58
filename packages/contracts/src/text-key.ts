import { withoutInvisible } from './plain-text';

/**
 * What a text is compared by: a name of a room, a unit or a position, an e-mail address. Texts that look the same have
 * the same key, whatever their case, their spaces, the encoding of their letters and what nobody can see in them. The
 * key of a key is itself.
 */
export function keyOf(text: string): string {
  return withoutInvisible(text).normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
