import { PASSWORD_LENGTH } from '@portal/contracts';
import { texts } from '../../texts';

const words = texts.reset;

/** What can be said of a new password before it is sent; the server knows more (common ones, the person's name). */
export function checkNewPassword({ length }: string): string | true {
  if (length < PASSWORD_LENGTH.min) return words.atLeast(PASSWORD_LENGTH.min);
  return length <= PASSWORD_LENGTH.max || words.atMost(PASSWORD_LENGTH.max);
}
