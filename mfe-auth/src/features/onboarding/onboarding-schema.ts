import type { BodyInput, calls, InstituteSettings, Profile, SessionUser } from '@portal/contracts';
import * as z from 'zod/mini';
import { onboardingMessages as messages } from '../../messages';

/** The rules of the specification (2, section 5), with the first year of this institute; fields are named as the call names them. */
export const onboardingSchema = ({ firstAdmissionYear }: InstituteSettings, thisYear: number) =>
  z.object({
    ID_No: z.string().check(z.trim(), z.minLength(1, messages.idMissing), z.regex(/^\d{4,12}$/, messages.idInvalid)),
    // People write a number in groups.
    mobile_no: z.string().check(
      z.overwrite((typed) => typed.replaceAll(/\s/g, '')),
      z.regex(/^\d{10}$/, messages.mobileInvalid),
    ),
    add_year: z.string().check(
      z.trim(),
      z.regex(/^\d{4}$/, messages.yearInvalid),
      z.refine((year) => Number(year) >= firstAdmissionYear && Number(year) <= thisYear, messages.yearInvalid),
    ),
    Program: z.string().check(z.minLength(1, messages.programMissing)),
    discipline: z.string().check(z.minLength(1, messages.disciplineMissing)),
  });
export type Onboarding = z.infer<ReturnType<typeof onboardingSchema>>;

/** What the account knows already; the order of the fields is that of the page. */
export function valuesOf(profile: Profile | undefined): Onboarding {
  const { batch_year: year, program, branch } = profile?.academic_info ?? {};
  return {
    ID_No: profile?.user_id ?? '',
    mobile_no: profile?.personal_info.phone ?? '',
    add_year: year ? String(year) : '',
    Program: program ?? '',
    discipline: branch ?? '',
  };
}

export function onboardingBody(
  values: Onboarding,
  { username, personal_info: { name } }: SessionUser,
): BodyInput<typeof calls.completeOnboarding> {
  return { ...values, name, email: username, add_year: Number(values.add_year) };
}
