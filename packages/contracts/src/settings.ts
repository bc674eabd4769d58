import * as z from 'zod';
import { keyOf } from './text-key';

/** What differs from institute to institute: one file, read by every service and served as `/settings.json`. */
export const instituteSettings = z.strictObject({
  instituteName: z.string().min(1),
  emailDomain: z.string().min(3).overwrite(keyOf),
  programmes: z.array(z.string().min(1)).min(1),
  disciplines: z.array(z.string().min(1)).min(1),
  hostels: z.array(z.string().min(1)).min(1),
  firstAdmissionYear: z.int().min(1900),
  /** Month in which a tenure starts, 1 to 12. */
  tenureStartMonth: z.int().min(1).max(12),
  /** IANA name of the institute's time zone. */
  timeZone: z.string().min(1),
  /** ISO 4217 code. */
  currency: z.string().length(3),
});
export type InstituteSettings = z.infer<typeof instituteSettings>;

/** The settings used when no file is given (decisions, "Institute settings"). */
export const defaultInstituteSettings: InstituteSettings = {
  instituteName: 'Example Institute of Technology',
  emailDomain: 'example.edu',
  programmes: ['B.Tech', 'M.Tech', 'MSc', 'PhD', 'Other'],
  disciplines: [
    'Computer Science & Engineering',
    'Electrical Engineering',
    'Mechanical Engineering',
    'Civil Engineering',
    'Electronics & Communication',
    'Chemical Engineering',
    'Mathematics',
    'Physics',
    'Chemistry',
  ],
  hostels: ['None', 'MSH', 'Indravati', 'Gopad', 'Kanhar'],
  firstAdmissionYear: 2016,
  tenureStartMonth: 4,
  timeZone: 'Asia/Kolkata',
  currency: 'INR',
};
