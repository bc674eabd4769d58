import { serviceEnvironment } from '@portal/service-kit';
import * as z from 'zod';

export const recordsEnvironment = z.object(serviceEnvironment);
export type RecordsConfig = Readonly<z.infer<typeof recordsEnvironment>>;
