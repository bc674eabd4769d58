import type { InstituteSettings, Profile, ProfileChanges } from '@portal/contracts';
import { profileMessages as messages } from '../../messages';

/** What the form holds: texts, as they were typed; named as the profile names them. */
export interface ProfileForm {
  name: string;
  phone: string;
  gender: string;
  date_of_birth: string;
  batch_year: string;
  program: string;
  current_year: string;
  branch: string;
  cgpa: string;
  hostel: string;
  room_number: string;
  github: string;
  linkedin: string;
}
export type ProfileField = keyof ProfileForm;

/** Where each field stands in what is sent, in the order of the form. */
const places: Readonly<Record<ProfileField, string>> = {
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
};
const fields = Object.keys(places) as ProfileField[];

/** The paths under which the service names a wrong field. */
export const sentPaths = fields.map((field) => `updatedDetails.${places[field]}`);
export const fieldAt = (path: string): ProfileField | undefined => fields[sentPaths.indexOf(path)];

export function formOf({
  personal_info: personal,
  academic_info: academic,
  contact_info: contact,
}: Profile): ProfileForm {
  return {
    name: personal.name,
    phone: personal.phone ?? '',
    gender: personal.gender ?? '',
    date_of_birth: personal.date_of_birth ?? '',
    batch_year: academic.batch_year === null ? '' : String(academic.batch_year),
    program: academic.program ?? '',
    current_year: academic.current_year ?? '',
    branch: academic.branch ?? '',
    cgpa: academic.cgpa === null ? '' : String(academic.cgpa),
    hostel: contact.hostel,
    room_number: contact.room_number ?? '',
    github: contact.socialLinks.github,
    linkedin: contact.socialLinks.linkedin,
  };
}

/** The fields that say something else than what is saved; space around a text says nothing. */
export function changedFields(typed: ProfileForm, saved: ProfileForm): ProfileField[] {
  return fields.filter((field) => typed[field].trim() !== saved[field].trim());
}

/** Only what changed, as the call takes it. */
export function changesOf(typed: ProfileForm, saved: ProfileForm): ProfileChanges {
  const changes: Record<string, unknown> = {};
  for (const field of changedFields(typed, saved)) {
    place(changes, places[field].split('.'), sent(field, typed[field].trim()));
  }
  return changes;
}

function place(into: Record<string, unknown>, [step = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) into[step] = value;
  else place((into[step] ??= {}) as Record<string, unknown>, rest, value);
}

function sent(field: ProfileField, text: string): unknown {
  if (field === 'phone') return withoutSpaces(text);
  if (field === 'batch_year') return Number(text);
  if (field === 'cgpa') return text === '' ? null : Number(text);
  const isCleared = text === '' && ['gender', 'date_of_birth', 'current_year'].includes(field);
  return isCleared ? null : text;
}

/** People write a number in groups. */
const withoutSpaces = (typed: string) => typed.replaceAll(/\s/g, '');

type Check = (typed: string) => string | true;

/** The rules of the specification (2, section 5), with the first year of this institute. */
export function checksFor(
  { firstAdmissionYear }: Pick<InstituteSettings, 'firstAdmissionYear'>,
  thisYear: number,
): Partial<Record<ProfileField, Check>> {
  return {
    name: (typed) => (typed.trim() === '' ? messages.nameMissing : short(100)(typed)),
    phone: (typed) => /^\d{10}$/.test(withoutSpaces(typed)) || messages.phoneInvalid,
    batch_year: (typed) => {
      const year = Number(typed);
      const isGood = /^\s*\d{4}\s*$/.test(typed) && year >= firstAdmissionYear && year <= thisYear;
      return isGood || messages.yearInvalid(firstAdmissionYear, thisYear);
    },
    cgpa: (typed) => {
      const text = typed.trim();
      if (text === '') return true;
      if (!/^\d+(\.\d*)?$/.test(text) || Number(text) > 10) return messages.cgpaInvalid;
      return /^\d+(\.\d{0,2})?$/.test(text) || messages.cgpaTooFine;
    },
    room_number: short(20),
    github: (typed) => isAddress(typed, /^(www\.)?github\.com$/) || messages.githubInvalid,
    linkedin: (typed) => isAddress(typed, /^([a-z]{2,3}\.)?linkedin\.com$/) || messages.linkedinInvalid,
  };
}

const short =
  (most: number): Check =>
  (typed) =>
    typed.trim().length <= most || messages.tooLong(most);

/** An address at one host, or nothing. */
function isAddress(typed: string, host: RegExp): boolean {
  const text = typed.trim();
  if (text === '') return true;
  if (text.length > 200 || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return /^https?:$/.test(protocol) && host.test(hostname);
}
