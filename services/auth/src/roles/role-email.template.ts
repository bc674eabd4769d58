import { ROLE_NAMES, role } from '@portal/contracts';
import { type Email, renderEmail } from '@portal/service-kit';
import * as z from 'zod';

/** What an e-mail about a role says; stored with the mail until it is sent. */
export const roleEmailData = z.object({
  role,
  unit: z.string().nullable(),
  /** The last day; null for a role without an end. */
  until: z.string().nullable(),
  /** Who gave or ended it; null for the portal itself. */
  by: z.string().nullable(),
  /** Whether it expired, instead of being ended by a person. */
  isOver: z.boolean(),
});
export type RoleEmailData = z.infer<typeof roleEmailData>;

interface Recipient {
  name: string;
  /** The name of the portal, and its address. */
  portal: string;
  origin: string;
}

export function roleGivenEmail(data: RoleEmailData, { name, portal, origin }: Recipient): Email {
  const { by, until } = data;
  const office = officeName(data);
  return renderEmail({
    subject: `You are now ${office}`,
    portal,
    paragraphs: [
      `Hello ${name},`,
      by === null ? `You are now ${office} at the ${portal}.` : `${by} made you ${office} at the ${portal}.`,
      until === null
        ? 'The role has no end date. A president can end it.'
        : `Your last day in this role is ${formatDay(until)}. It ends automatically after that day.`,
      'Your new role takes effect immediately. No action is needed.',
    ],
    link: linkTo(origin),
    afterwards: [`If you didn't expect this, tell ${by ?? 'the president'}, who can undo it.`],
  });
}

export function roleEndedEmail(data: RoleEmailData, { name, portal, origin }: Recipient): Email {
  const { by, until, isOver } = data;
  const office = officeName(data);
  const how = by === null ? `Your role as ${office} at the ${portal} has ended` : `${by} ended your role as ${office}`;
  return renderEmail({
    subject: `Your role as ${office} has ended`,
    portal,
    paragraphs: [
      `Hello ${name},`,
      isOver && until !== null ? `${how}: its last day was ${formatDay(until)}.` : `${how}.`,
      'Your account stays active. You now use the portal as a student.',
    ],
    link: linkTo(origin),
    afterwards: ['If you think this is a mistake, contact the president.'],
  });
}

const linkTo = (origin: string) => ({ label: 'Open the portal', url: new URL('/', origin).href });

const officeName = ({ role: held, unit }: RoleEmailData) =>
  unit === null ? ROLE_NAMES[held] : `${ROLE_NAMES[held]} of ${unit}`;

/** A day of the institute's calendar, whatever the time zone of this machine. */
const formatDay = (day: string) =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
