import { registerBody } from '@portal/contracts';
import * as z from 'zod';

/** What the form holds: the call's own rules over fields that are text. */
export const registration = z.object({
  name: registerBody.shape.name,
  ID: z
    .string()
    .trim()
    .regex(/^\d{4,12}$/, 'Please enter your student ID in digits.'),
  email: z.string().trim().min(1, 'Please enter your email address.'),
  password: registerBody.shape.password,
});
export type Registration = z.infer<typeof registration>;

/** An address is the institute's when it has a local part and ends in its domain, whatever the case (specification, section 5). */
export function isInstituteAddress(address: string, domain: string): boolean {
  const [local, host, ...rest] = address.trim().toLowerCase().split('@');
  return Boolean(local) && host === domain.toLowerCase() && rest.length === 0;
}
