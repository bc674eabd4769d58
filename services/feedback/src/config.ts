import { serviceEnvironment } from '@portal/service-kit';
import * as z from 'zod';

export const feedbackEnvironment = z.object({
  ...serviceEnvironment,
  /** Turns authors of anonymous feedback into hashes: without it nobody can, not even from a copy of the store. */
  FEEDBACK_AUTHOR_KEY: z.string({ error: 'must be a secret of at least 32 characters' }).min(32),
});
export type FeedbackConfig = Readonly<z.infer<typeof feedbackEnvironment>>;
