import { PASSWORD_LENGTH } from '@portal/contracts';
import { fieldErrorsOf, hasCode, messageOf } from '@portal/web-kit';
import { changePasswordMessages as messages } from '../../messages';

/** What the form holds. */
export interface PasswordChange {
  current: string;
  password: string;
}

/** What can be said before anything is sent; the server knows more (common passwords, the person's name). */
export const checks: Readonly<Record<keyof PasswordChange, (typed: string) => string | true>> = {
  current: (typed) => typed !== '' || messages.currentMissing,
  password: ({ length }) => {
    if (length < PASSWORD_LENGTH.min) return messages.atLeast(PASSWORD_LENGTH.min);
    return length <= PASSWORD_LENGTH.max || messages.atMost(PASSWORD_LENGTH.max);
  },
};

/** What a refusal says of the fields; nothing when it is about something else. */
export function refusedFields(error: unknown): readonly { name: keyof PasswordChange; message: string }[] {
  if (hasCode(error, 'AUTH.WRONG_PASSWORD')) return [{ name: 'current', message: messageOf(error, messages.failed) }];
  return fieldErrorsOf(error, ['current', 'password']);
}
