import type { EventData, OfficeContact, Profile as ProfileAnswer, ProfileChanges } from '@portal/contracts';
import type { Person } from '../people/person.domain';

/** What a person enters; present from onboarding on. */
export interface Details {
  studentId: string;
  name: string;
  phone: string;
  gender: ProfileAnswer['personal_info']['gender'];
  /** `YYYY-MM-DD` */
  dateOfBirth: string | null;
  batchYear: number;
  program: string;
  branch: string;
  currentYear: ProfileAnswer['academic_info']['current_year'];
  cgpa: number | null;
  hostel: string;
  roomNumber: string;
  github: string;
  linkedin: string;
  /** What others see of the contact while the person holds a position. */
  officeContact: OfficeContact;
  completedAt: Date;
}

/** One for each person, from onboarding or the first photo on. */
export interface Profile {
  userId: string;
  /** Rises with every event about the profile. */
  version: number;
  /** Rises when the picture looks different; part of its address. */
  pictureVersion: number;
  /** Key of the photo's files; null for the drawn picture. */
  photo: string | null;
  details: Details | null;
}

export type CompleteProfile = Profile & { details: Details };

export function blankProfile(userId: string): Profile {
  return { userId, version: 0, pictureVersion: 0, photo: null, details: null };
}

export function isComplete(profile: Profile | null): profile is CompleteProfile {
  return profile !== null && profile.details !== null;
}

/** Names of the fields that differ. */
export function changedFields(before: Profile | null, after: Profile): string[] {
  const fields = Object.keys(after.details ?? {}) as (keyof Details)[];
  const changed = fields.filter((field) => String(before?.details?.[field]) !== String(after.details?.[field]));
  return [...changed, ...((before?.photo ?? null) === after.photo ? [] : ['photo'])];
}

/** The drawn picture shows the name's initials, so a new name is a new picture. */
export function withDetails(profile: Profile, details: Details): CompleteProfile {
  const isRedrawn = profile.photo === null && profile.details?.name !== details.name;
  const isChanged = changedFields(profile, { ...profile, details }).length > 0;
  return {
    ...profile,
    details,
    version: profile.version + (isChanged ? 1 : 0),
    pictureVersion: profile.pictureVersion + (isRedrawn ? 1 : 0),
  };
}

export function withPhoto(profile: Profile, photo: string | null): Profile {
  const version = profile.version + (profile.details ? 1 : 0);
  return { ...profile, photo, version, pictureVersion: profile.pictureVersion + 1 };
}

/** Only what was sent changes, so that two windows do not undo each other. */
export function applyChanges(
  details: Details,
  { personal_info = {}, academic_info = {}, contact_info = {} }: ProfileChanges,
): Details {
  const { name, phone, gender, date_of_birth: dateOfBirth } = personal_info;
  const { batch_year: batchYear, program, branch, current_year: currentYear, cgpa } = academic_info;
  const { hostel, room_number: roomNumber, office_contact: officeContact } = contact_info;
  const { github, linkedin } = contact_info.socialLinks ?? {};
  const personal = { name, phone, gender, dateOfBirth };
  const academic = { batchYear, program, branch, currentYear, cgpa };
  const sent = { ...personal, ...academic, hostel, roomNumber, officeContact, github, linkedin };
  const given = Object.entries(sent).filter(([, value]) => value !== undefined);
  return { ...details, ...(Object.fromEntries(given) as Partial<Details>) };
}

/** Address of the picture, from the root of the portal's origin. */
export function pictureAddress(userId: string, profile: Profile | null): string {
  return `/profile/picture/${userId}?v=${profile?.pictureVersion ?? 0}`;
}

/** The data of the event; `changed` are names of fields, without their values. */
export function profileChanged(
  { userId, details, ...profile }: CompleteProfile,
  changed?: string[],
): EventData<'records.profile.changed.v1'> {
  return {
    version: profile.version,
    userId,
    name: details.name,
    studentId: details.studentId,
    onboarded: true,
    profilePic: pictureAddress(userId, { userId, details, ...profile }),
    officeContact: details.officeContact,
    ...(details.officeContact === 'email-and-phone' && { phone: details.phone }),
    ...(changed && { changed }),
  };
}

/** The profile as its owner sees it, or as officers do; of a person without one, what the account says. */
export function presentProfile(person: Person, profile: Profile | null, viewer: 'owner' | 'officer'): ProfileAnswer {
  const details = profile?.details ?? null;
  const isOwner = viewer === 'owner';
  return {
    _id: person.id,
    user_id: details?.studentId ?? person.studentId,
    username: person.username,
    role: person.role,
    onboardingComplete: details !== null,
    personal_info: {
      name: details?.name ?? person.name,
      email: person.username,
      gender: details?.gender ?? null,
      profilePic: pictureAddress(person.id, profile),
      hasPhoto: Boolean(profile?.photo),
      ...(isOwner && { phone: details?.phone ?? null, date_of_birth: details?.dateOfBirth ?? null }),
    },
    academic_info: {
      batch_year: details?.batchYear ?? null,
      program: details?.program ?? null,
      branch: details?.branch ?? null,
      current_year: details?.currentYear ?? null,
      cgpa: details?.cgpa ?? null,
    },
    contact_info: {
      hostel: details?.hostel ?? '',
      socialLinks: { github: details?.github ?? '', linkedin: details?.linkedin ?? '' },
      ...(isOwner && {
        room_number: details?.roomNumber ?? '',
        office_contact: details?.officeContact ?? 'nothing',
      }),
    },
  };
}
