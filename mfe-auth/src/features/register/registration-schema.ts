import { keyOf, TEXT_LIMITS } from '@portal/contracts';
import { newPassword, plainText, requiredText } from '@portal/web-kit/forms';
import * as z from 'zod/mini';
import { newPasswordMessages, registerMessages as messages } from '../../messages';

/** The form, with the fields named as the call names them. */
export const registrationSchema = (emailDomain: string) =>
  z.object({
    name: requiredText(TEXT_LIMITS.name, { missing: messages.nameMissing, tooLong: newPasswordMessages.atMost }),
    ID: z.string().check(z.trim(), z.regex(/^\d{4,12}$/, messages.idInvalid)),
    email: plainText().check(
      z.minLength(1, messages.emailMissing),
      z.refine((email) => isInstituteAddress(email, emailDomain), messages.wrongDomain(emailDomain)),
    ),
    password: newPassword(newPasswordMessages),
  });

/** An address is the institute's when it has a local part and ends in its domain, whatever the case (specification, section 5). */
function isInstituteAddress(address: string, domain: string): boolean {
  const [local, host, ...rest] = keyOf(address).split('@');
  return Boolean(local) && host === keyOf(domain) && rest.length === 0;
}
