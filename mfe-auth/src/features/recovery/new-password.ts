import { PASSWORD_LENGTH } from '@portal/contracts';
import { resetPasswordMessages as messages } from '../../messages';

/** What can be said of a new password before it is sent; the server knows more (common ones, the person's name). */
export function checkNewPassword({ length }: string): string | true {
  if (length < PASSWORD_LENGTH.min) return messages.atLeast(PASSWORD_LENGTH.min);
  return length <= PASSWORD_LENGTH.max || messages.atMost(PASSWORD_LENGTH.max);
}
