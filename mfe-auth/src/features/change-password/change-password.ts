import { PASSWORD_LENGTH } from '@portal/contracts';
import { fieldErrorsOf, hasCode, messageOf } from '@portal/web-kit';
import { texts } from '../../texts';

const words = texts.password;

/** What the form holds. */
export interface PasswordChange {
  current: string;
  password: string;
}

/** What can be said before anything is sent; the server knows more (common passwords, the person's name). */
export const checks: Readonly<Record<keyof PasswordChange, (typed: string) => string | true>> = {
  current: (typed) => typed !== '' || words.currentMissing,
  password: ({ length }) => {
    if (length < PASSWORD_LENGTH.min) return words.atLeast(PASSWORD_LENGTH.min);
    return length <= PASSWORD_LENGTH.max || words.atMost(PASSWORD_LENGTH.max);
  },
};

/** What a refusal says of the fields; nothing when it is about something else. */
export function refusedFields(error: unknown): readonly { name: keyof PasswordChange; message: string }[] {
  if (hasCode(error, 'AUTH.WRONG_PASSWORD')) return [{ name: 'current', message: messageOf(error, words.failed) }];
  return fieldErrorsOf(error, ['current', 'password']);
}
