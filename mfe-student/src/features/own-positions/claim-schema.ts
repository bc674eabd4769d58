import { TEXT_LIMITS, type BodyInput, type calls, type OwnHolding } from '@portal/contracts';
import { optionalDay, optionalText, requiredOption } from '@portal/web-kit/forms';
import * as z from 'zod/mini';
import { claimMessages as messages } from './messages';

/** The fields in the order of the dialog. */
export const claimSchema = z
  .object({
    position: requiredOption(messages.positionMissing),
    tenure: z.string().check(z.minLength(1, messages.tenureMissing)),
    appointedBy: optionalText(TEXT_LIMITS.name, messages.tooLong),
    appointmentDate: optionalDay(),
  })
  .check(
    z.refine(({ appointedBy, appointmentDate }) => appointmentDate === '' || appointedBy.trim() !== '', {
      path: ['appointedBy'],
      error: messages.appointedByMissing,
      when: () => true,
    }),
  );
export type ClaimForm = z.infer<typeof claimSchema>;

/** The form of a new claim, or of one that was returned. */
export function formOfClaim(returned: OwnHolding | undefined, currentTenure: string): ClaimForm {
  const { appointed_by: by = '', appointment_date: date = '' } = returned?.appointment_details ?? {};
  const position = returned?.position_id;
  return {
    position: position ? { id: position._id, label: position.title } : null,
    tenure: returned?.tenure_year ?? currentTenure,
    appointedBy: by,
    appointmentDate: date,
  };
}

/** What is sent of a checked form; the details of the appointment only when there are some. */
export function claimBody(form: ClaimForm, userId: string): BodyInput<typeof calls.appointHolder> {
  const { position, tenure, appointedBy, appointmentDate } = form;
  if (position === null) throw new Error('A required choice is missing.');
  const appointment = {
    ...(appointedBy && { appointed_by: appointedBy }),
    ...(appointmentDate && { appointment_date: appointmentDate }),
  };
  return {
    user_id: userId,
    position_id: position.id,
    tenure_year: tenure,
    ...(Object.keys(appointment).length > 0 && { appointment_details: appointment }),
  };
}

/** How the form shows what the server refused. */
export const serverErrors = {
  fieldOfPath: {
    position_id: 'position',
    tenure_year: 'tenure',
    'appointment_details.appointed_by': 'appointedBy',
    'appointment_details.appointment_date': 'appointmentDate',
  },
  fieldOfCode: { 'POSITION.NOT_FOUND': 'position' },
} as const;
