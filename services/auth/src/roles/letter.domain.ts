import type { Role } from '@portal/contracts';
import * as z from 'zod';

/** The mails about a role. */
export const ROLE_GIVEN_MAIL = 'role-given';
export const ROLE_ENDED_MAIL = 'role-ended';

/** What such a letter says; kept with the mail until it is sent. */
export const roleMailData = z.object({
  role: z.string(),
  unit: z.string().nullable(),
  /** The last day; null for a role without an end. */
  until: z.string().nullable(),
  /** Who gave or ended it; null for the portal itself. */
  by: z.string().nullable(),
  /** Whether it ended with its last day. */
  isOver: z.boolean(),
});
export type RoleMailData = z.infer<typeof roleMailData>;

const NAMES: Record<Role, string> = {
  STUDENT: 'Student',
  CLUB_COORDINATOR: 'Club Coordinator',
  GENSEC_SCITECH: 'General Secretary, SciTech',
  GENSEC_ACADEMIC: 'General Secretary, Academic',
  GENSEC_CULTURAL: 'General Secretary, Cultural',
  GENSEC_SPORTS: 'General Secretary, Sports',
  PRESIDENT: 'President',
};

/** An office as people say it. */
export const officeName = (role: Role, unit: string | null): string =>
  unit === null ? NAMES[role] : `${NAMES[role]} of ${unit}`;

/** Days are the institute's own, so no time zone has a say in them. */
const spell = (day: string) =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

interface Reader {
  name: string;
  portal: string;
}

const officeOf = ({ role, unit }: RoleMailData) => officeName(role as Role, unit);

export function givenWords(data: RoleMailData, { name, portal }: Reader) {
  const { by, until } = data;
  const office = officeOf(data);
  return {
    subject: `You are now ${office}`,
    paragraphs: [
      `Hello ${name},`,
      by === null ? `you are now ${office} at the ${portal}.` : `${by} made you ${office} at the ${portal}.`,
      until === null
        ? 'The role has no end date. A president can end it.'
        : `Your last day in this role is ${spell(until)}. It ends by itself when that day is over.`,
      'You need to do nothing for it: it counts from the next page you open.',
    ],
    afterwards: [`If you did not expect this, please tell ${by ?? 'the president'}, who can take it back.`],
  };
}

export function endedWords(data: RoleMailData, { name, portal }: Reader) {
  const { by, until, isOver } = data;
  const office = officeOf(data);
  const how = by === null ? `Your role as ${office} at the ${portal} has ended` : `${by} ended your role as ${office}`;
  return {
    subject: `Your role as ${office} has ended`,
    paragraphs: [
      `Hello ${name},`,
      isOver && until !== null ? `${how}: its last day was ${spell(until)}.` : `${how}.`,
      'Your account stays as it is. From now on you use the portal as a student.',
    ],
    afterwards: ['If you think that this is a mistake, or the role goes on, please write to the president.'],
  };
}
