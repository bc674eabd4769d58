import * as z from 'zod';
import { role } from '../vocabulary';
import { calendarDay, emailAddress, line, objectId, optionalLine, webAddress } from './primitives';

export const GENDERS = ['Male', 'Female', 'Other'] as const;
export const YEARS_OF_STUDY = ['1st', '2nd', '3rd', '4th', '5th', 'Alumni'] as const;

/** What everyone signed in sees of a person's contact while the person holds a position. */
export const OFFICE_CONTACTS = ['nothing', 'email', 'email-and-phone'] as const;
export const officeContact = z.enum(OFFICE_CONTACTS);
export type OfficeContact = z.infer<typeof officeContact>;

/** Largest photo: bytes as sent, and pixels a side once decoded. */
export const PHOTO_LIMITS = { bytes: 2 * 1024 * 1024, side: 4096 } as const;
/** The two sizes every picture is kept in. */
export const PICTURE_SIZES = ['small', 'large'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

const MESSAGES = {
  phone: 'Mobile number must be 10 digits',
  github: 'Invalid GitHub URL',
  linkedin: 'Invalid LinkedIn URL',
  cgpa: 'CGPA must be between 0 and 10',
} as const;

/** A number field: forms send a number or its digits. */
const digits = (message: string) =>
  z.union([z.int(), z.string().trim().regex(/^\d+$/, message)], { error: message }).transform(Number);

/** A student ID; the form sends a number or its digits. */
export const studentId = z
  .union([z.string(), z.number()], { error: 'ID Number is required' })
  .transform((value) => String(value).trim())
  .pipe(
    z
      .string()
      .min(1, { error: 'ID Number is required', abort: true })
      .regex(/^\d{4,12}$/, 'Please enter your student ID in digits.'),
  );

const phone = z
  .union([z.string(), z.number()], { error: MESSAGES.phone })
  .transform((value) => String(value).trim())
  .pipe(z.string().regex(/^\d{10}$/, MESSAGES.phone));

/**
 * The onboarding form (specification 2, section 5). `name` and `email` are read-only there: when sent they must be the
 * session's own. Which years, programmes and disciplines exist is the institute's to say.
 */
export const onboardingBody = z.strictObject({
  name: optionalLine(100).optional(),
  email: emailAddress.optional(),
  ID_No: studentId,
  mobile_no: phone,
  add_year: digits('Invalid admission year'),
  Program: line('Program is required', 100),
  discipline: line('Discipline is required', 100),
});
export type OnboardingBody = z.infer<typeof onboardingBody>;

/** An address at one host, or nothing. */
const socialLink = (hostname: RegExp, message: string) =>
  z.union([z.literal(''), webAddress(message, { longest: 200, hostname })], {
    error: message,
  });

/** The parts of a profile that its owner may change; what is not sent stays as it is. */
export const profileChanges = z.strictObject({
  personal_info: z
    .strictObject({
      name: line('Please enter your name.', 100).optional(),
      phone: phone.optional(),
      gender: z.enum(GENDERS).nullable().optional(),
      date_of_birth: calendarDay.nullable().optional(),
    })
    .optional(),
  academic_info: z
    .strictObject({
      batch_year: digits('Invalid admission year').optional(),
      program: line('Program is required', 100).optional(),
      branch: line('Discipline is required', 100).optional(),
      current_year: z.enum(YEARS_OF_STUDY).nullable().optional(),
      cgpa: z.number(MESSAGES.cgpa).min(0, MESSAGES.cgpa).max(10, MESSAGES.cgpa).multipleOf(0.01).nullable().optional(),
    })
    .optional(),
  contact_info: z
    .strictObject({
      hostel: optionalLine(60).optional(),
      room_number: optionalLine(20).optional(),
      office_contact: officeContact.optional(),
      socialLinks: z
        .strictObject({
          github: socialLink(/^(www\.)?github\.com$/, MESSAGES.github).optional(),
          linkedin: socialLink(/^([a-z]{2,3}\.)?linkedin\.com$/, MESSAGES.linkedin).optional(),
        })
        .optional(),
    })
    .optional(),
});
export type ProfileChanges = z.infer<typeof profileChanges>;

export const changeProfileBody = z.strictObject({ userId: objectId, updatedDetails: profileChanges });

/** A profile. Phone, birth date, room and what is shared in office are left out for everyone but its owner. */
export const profile = z.object({
  _id: objectId,
  user_id: z.string().nullable(),
  username: z.string(),
  role,
  onboardingComplete: z.boolean(),
  personal_info: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string().nullish(),
    gender: z.enum(GENDERS).nullable(),
    date_of_birth: calendarDay.nullish(),
    profilePic: z.string(),
    /** Whether that is a photo; else it is drawn from the initials. */
    hasPhoto: z.boolean().optional(),
  }),
  academic_info: z.object({
    batch_year: z.int().nullable(),
    program: z.string().nullable(),
    branch: z.string().nullable(),
    current_year: z.enum(YEARS_OF_STUDY).nullable(),
    cgpa: z.number().nullable(),
  }),
  contact_info: z.object({
    hostel: z.string(),
    room_number: z.string().optional(),
    office_contact: officeContact.optional(),
    socialLinks: z.object({ github: z.string(), linkedin: z.string() }),
  }),
});
export type Profile = z.infer<typeof profile>;

/** Address of the picture now in use. */
export const photoAnswer = z.object({ profilePic: z.string() });
