import { PASSWORD_LENGTH } from '@portal/contracts';
import * as z from 'zod/mini';
import { newPasswordMessages as messages } from '../../messages';

/** Checks the length only; the server also refuses common passwords and the person's name. */
export const newPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_LENGTH.min, messages.atLeast(PASSWORD_LENGTH.min)),
    z.maxLength(PASSWORD_LENGTH.max, messages.atMost(PASSWORD_LENGTH.max)),
  );
