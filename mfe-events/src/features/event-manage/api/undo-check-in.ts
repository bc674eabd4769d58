import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';

/** Takes a check-in back. */
export async function undoCheckIn(id: string, registrationId: string): Promise<void> {
  await callApi(calls.undoCheckIn, { params: { id, registrationId } });
}
