import { serviceEnvironment } from '@portal/service-kit';
import * as z from 'zod';

export const feedbackEnvironment = z.object(serviceEnvironment);
export type FeedbackConfig = Readonly<z.infer<typeof feedbackEnvironment>>;
