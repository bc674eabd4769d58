import type { ServiceContext } from '@portal/service-kit';
import { createAttendanceRepository } from './attendance.repository';

export type AttendancesModule = ReturnType<typeof createAttendancesModule>;

export function createAttendancesModule({ store }: ServiceContext<unknown>) {
  return { repository: createAttendanceRepository(store) };
}
