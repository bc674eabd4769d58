import { authClientEnvironment, serviceEnvironment } from '@portal/service-kit';
import * as z from 'zod';

export const orgEnvironment = z.object({ ...serviceEnvironment, ...authClientEnvironment });
export type OrgConfig = Readonly<z.infer<typeof orgEnvironment>>;
