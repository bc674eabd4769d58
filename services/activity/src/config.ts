import { serviceEnvironment } from '@portal/service-kit';
import * as z from 'zod';

export const activityEnvironment = z.object(serviceEnvironment);
export type ActivityConfig = Readonly<z.infer<typeof activityEnvironment>>;
