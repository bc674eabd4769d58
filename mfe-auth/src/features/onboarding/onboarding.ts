import type { BodyInput, calls, InstituteSettings, Profile, SessionUser } from '@portal/contracts';
import { onboardingMessages as messages } from '../../messages';

/** What the form holds: texts, as they were typed; named as the call names them. */
export interface Onboarding {
  ID_No: string;
  mobile_no: string;
  add_year: string;
  Program: string;
  discipline: string;
}

export const fields = ['ID_No', 'mobile_no', 'add_year', 'Program', 'discipline'] as const;

const empty: Onboarding = { ID_No: '', mobile_no: '', add_year: '', Program: '', discipline: '' };

type Check = (typed: string) => string | true;

/** The rules of the specification (2, section 5), with the first year of this institute. */
export function checksFor(
  { firstAdmissionYear }: InstituteSettings,
  thisYear: number,
): Record<keyof Onboarding, Check> {
  return {
    ID_No: (typed) => {
      if (typed.trim() === '') return messages.idMissing;
      return /^\d{4,12}$/.test(typed.trim()) || messages.idInvalid;
    },
    mobile_no: (typed) => /^\d{10}$/.test(withoutSpaces(typed)) || messages.mobileInvalid,
    add_year: (typed) => {
      const year = Number(typed);
      return (/^\s*\d{4}\s*$/.test(typed) && year >= firstAdmissionYear && year <= thisYear) || messages.yearInvalid;
    },
    Program: (typed) => typed !== '' || messages.programMissing,
    discipline: (typed) => typed !== '' || messages.disciplineMissing,
  };
}

/** People write a number in groups. */
const withoutSpaces = (typed: string) => typed.replaceAll(/\s/g, '');

/** What the form begins with: what the account knows, and over it what was typed before. */
export function startingValues(profile: Profile | undefined, kept: Onboarding | undefined): Onboarding {
  const { batch_year: year, program, branch } = profile?.academic_info ?? {};
  return {
    ...empty,
    mobile_no: profile?.personal_info.phone ?? '',
    add_year: year ? String(year) : '',
    Program: program ?? '',
    discipline: branch ?? '',
    ...kept,
    ...(profile?.user_id && { ID_No: profile.user_id }),
  };
}

export function onboardingBody(
  typed: Onboarding,
  { username, personal_info: { name } }: SessionUser,
): BodyInput<typeof calls.completeOnboarding> {
  return {
    ...typed,
    name,
    email: username,
    ID_No: typed.ID_No.trim(),
    mobile_no: withoutSpaces(typed.mobile_no),
    add_year: Number(typed.add_year),
  };
}
