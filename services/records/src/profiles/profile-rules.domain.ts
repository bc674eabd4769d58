import {
  type FieldError,
  type InstituteSettings,
  type OnboardingBody,
  type ProfileChanges,
  addYears,
  yearOf,
} from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import type { Details } from './profile.domain';

/** What the institute offers, and the day it is there. */
export interface Rules {
  settings: Pick<InstituteSettings, 'programmes' | 'disciplines' | 'hostels' | 'firstAdmissionYear'>;
  today: string;
}

const UNLISTED = 'Please choose one of the given values.';
const AGE = { youngest: 10, oldest: 100 };

type Check = [isWrong: boolean, path: string, message: string];

/** Checks the onboarding form against what the institute offers; names every wrong field at once. */
export function refuseBadOnboarding({ add_year, Program, discipline }: OnboardingBody, rules: Rules): void {
  const { programmes, disciplines } = rules.settings;
  refuse([
    [!isAdmissionYear(add_year, rules), 'add_year', 'Invalid admission year'],
    [!programmes.includes(Program), 'Program', UNLISTED],
    [!disciplines.includes(discipline), 'discipline', UNLISTED],
  ]);
}

/** The same for an edit. Values that do not change may be ones that the institute no longer offers. */
export function refuseBadChanges(changes: ProfileChanges, held: Details, rules: Rules): void {
  const { personal_info: personal = {}, academic_info: academic = {}, contact_info: contact = {} } = changes;
  const { settings, today } = rules;
  const { batch_year: year, program, branch } = academic;
  const unlisted = (value: string | undefined, before: string, list: readonly string[]) =>
    value !== undefined && value !== before && !list.includes(value);
  const wrongYear = year !== undefined && year !== held.batchYear && !isAdmissionYear(year, rules);
  const years = `Admission year must be between ${settings.firstAdmissionYear} and ${yearOf(today)}`;
  refuse(
    [
      [
        !isPlausibleBirth(personal.date_of_birth ?? null, today),
        'personal_info.date_of_birth',
        'Please check this date.',
      ],
      [wrongYear, 'academic_info.batch_year', years],
      [unlisted(program, held.program, settings.programmes), 'academic_info.program', UNLISTED],
      [unlisted(branch, held.branch, settings.disciplines), 'academic_info.branch', UNLISTED],
      [unlisted(contact.hostel, held.hostel, ['', ...settings.hostels]), 'contact_info.hostel', UNLISTED],
    ].map(([isWrong, path, message]) => [isWrong, `updatedDetails.${path}`, message] as Check),
  );
}

function isAdmissionYear(year: number, { settings, today }: Rules): boolean {
  return year >= settings.firstAdmissionYear && year <= yearOf(today);
}

function isPlausibleBirth(day: string | null, today: string): boolean {
  return day === null || (day <= addYears(today, -AGE.youngest) && day >= addYears(today, -AGE.oldest));
}

function refuse(checks: Check[]): void {
  const errors = checks.flatMap(([isWrong, path, message]): FieldError[] => (isWrong ? [{ path, message }] : []));
  if (errors.length > 0) throw new DomainError('REQUEST.INVALID', { errors });
}
