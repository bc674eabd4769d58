import { GENSEC_ROLES } from '@portal/contracts';
import * as z from 'zod';

/** Stored with the mail: for which office and morning it is. */
export const waitingMailData = z.object({ role: z.enum(GENSEC_ROLES), morning: z.iso.datetime() });
