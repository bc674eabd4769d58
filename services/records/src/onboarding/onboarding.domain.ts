import type { OnboardingBody, SessionUser } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import type { Person } from '../people/person.domain';
import { pictureAddress, type CompleteProfile, type Details } from '../profiles/profile.domain';

/** The signed-in person. */
export interface Student {
  userId: string;
  username: string;
  name: string;
  role: SessionUser['role'];
  unit?: SessionUser['unit'];
}

/** The form shows name and address read-only, and the student ID where the account has one. */
export function refuseForeign(actor: Student, { studentId }: Person, { name, email, ID_No }: OnboardingBody): void {
  const isOwn =
    (name === undefined || name === actor.name) &&
    (email === undefined || email === actor.username) &&
    (studentId === null || studentId === ID_No);
  if (!isOwn) throw new DomainError('PROFILE.NOT_OWN');
}

export function detailsOf(actor: Student, form: OnboardingBody, now: Date): Details {
  return {
    studentId: form.ID_No,
    name: actor.name,
    phone: form.mobile_no,
    gender: null,
    dateOfBirth: null,
    batchYear: form.add_year,
    program: form.Program,
    branch: form.discipline,
    currentYear: null,
    cgpa: null,
    hostel: '',
    roomNumber: '',
    github: '',
    linkedin: '',
    officeContact: 'nothing',
    completedAt: now,
  };
}

/** The signed-in person as far as this service knows, for when auth cannot be asked. */
export function userOf(actor: Student, profile: CompleteProfile): SessionUser {
  return {
    _id: actor.userId,
    username: actor.username,
    role: actor.role,
    onboardingComplete: true,
    personal_info: { name: profile.details.name, profilePic: pictureAddress(actor.userId, profile) },
    ...(actor.unit && { unit: actor.unit }),
  };
}
