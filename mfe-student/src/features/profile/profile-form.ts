import { TEXT_LIMITS, urlOf, type InstituteSettings, type Profile, type ProfileChanges } from '@portal/contracts';
import { optionalDay, get, plainText, set } from '@portal/web-kit/forms';
import * as z from 'zod/mini';
import { profileMessages as messages } from '../../messages';

/** The path of each field in a profile and in the call, in the order of the page. */
const PATHS = {
  name: 'personal_info.name',
  phone: 'personal_info.phone',
  gender: 'personal_info.gender',
  date_of_birth: 'personal_info.date_of_birth',
  batch_year: 'academic_info.batch_year',
  program: 'academic_info.program',
  current_year: 'academic_info.current_year',
  branch: 'academic_info.branch',
  cgpa: 'academic_info.cgpa',
  hostel: 'contact_info.hostel',
  room_number: 'contact_info.room_number',
  github: 'contact_info.socialLinks.github',
  linkedin: 'contact_info.socialLinks.linkedin',
  office_contact: 'contact_info.office_contact',
} as const;
export type ProfileField = keyof typeof PATHS;
/** Every field as text. */
export type ProfileForm = Record<ProfileField, string>;
const fields = Object.keys(PATHS) as ProfileField[];

/** Fields by the paths under which the service names them. */
export const fieldOfPath = Object.fromEntries(fields.map((field) => [`updatedDetails.${PATHS[field]}`, field]));

export function formOf(profile: Profile): ProfileForm {
  return Object.fromEntries(fields.map((field) => [field, String(get(profile, PATHS[field]) ?? '')])) as ProfileForm;
}

/** The fields whose text differs from what is saved by more than the space around it. */
export function changedFields(values: ProfileForm, saved: ProfileForm): ProfileField[] {
  return fields.filter((field) => values[field].trim() !== saved[field].trim());
}

/** What changed, as the call takes it. */
export function changesOf(values: ProfileForm, saved: ProfileForm): ProfileChanges {
  const changes: ProfileChanges = {};
  for (const field of changedFields(values, saved)) set(changes, PATHS[field], toPayload(field, values[field]));
  return changes;
}

function toPayload(field: ProfileField, text: string): string | number | null {
  if (field === 'phone') return withoutSpaces(text);
  if (field === 'batch_year') return Number(text);
  if (field === 'cgpa') return text === '' ? null : Number(text);
  const isCleared = text === '' && ['gender', 'date_of_birth', 'current_year'].includes(field);
  return isCleared ? null : text;
}

/** People write a number in groups. */
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

/**
 * The rules of the specification (2, section 5), with the first year of this institute, for fields that differ from what is
 * saved: a value that the institute entered must not keep the person from changing another.
 */
export function profileSchema(
  saved: ProfileForm,
  { firstAdmissionYear }: Pick<InstituteSettings, 'firstAdmissionYear'>,
  thisYear: number,
) {
  const text = (field: ProfileField, ...rules: (readonly [isValid: (value: string) => boolean, message: string])[]) =>
    plainText().check(
      ...rules.map(([isValid, message]) =>
        z.refine<string>((value) => value === saved[field].trim() || isValid(value), message),
      ),
    );
  const atMost = (max: number) => [(value: string) => value.length <= max, messages.tooLong(max)] as const;
  const isAdmissionYear = (year: string) =>
    /^\d{4}$/.test(year) && Number(year) >= firstAdmissionYear && Number(year) <= thisYear;
  return z.object({
    name: text('name', [(name) => name !== '', messages.nameMissing], atMost(TEXT_LIMITS.name)),
    phone: text('phone', [(phone) => /^\d{10}$/.test(withoutSpaces(phone)), messages.phoneInvalid]),
    gender: z.string(),
    date_of_birth: optionalDay(),
    batch_year: text('batch_year', [isAdmissionYear, messages.yearInvalid(firstAdmissionYear, thisYear)]),
    program: z.string(),
    current_year: z.string(),
    branch: z.string(),
    cgpa: text(
      'cgpa',
      [(cgpa) => cgpa === '' || (/^\d+(\.\d*)?$/.test(cgpa) && Number(cgpa) <= 10), messages.cgpaInvalid],
      [(cgpa) => /^(\d+(\.\d{0,2})?)?$/.test(cgpa), messages.cgpaTooFine],
    ),
    hostel: z.string(),
    room_number: text('room_number', atMost(20)),
    github: text('github', [isAddressOf(/^(www\.)?github\.com$/), messages.githubInvalid]),
    linkedin: text('linkedin', [isAddressOf(/^([a-z]{2,3}\.)?linkedin\.com$/), messages.linkedinInvalid]),
    office_contact: z.string(),
  });
}

/** Takes an address at one host, or an empty text. */
const isAddressOf = (host: RegExp) => (text: string) => {
  if (text === '') return true;
  const url = text.length > 200 ? undefined : urlOf(text);
  return url !== undefined && /^https?:$/.test(url.protocol) && host.test(url.hostname);
};
