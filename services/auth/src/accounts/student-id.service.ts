import type { Session } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { type Account, isProvisional } from './account.domain';
import type { AccountEvents, Cause } from './account-events.service';
import type { AccountRepository } from './account.repository';

interface Dependencies {
  accounts: Pick<AccountRepository, 'findByStudentId' | 'change'>;
  events: Pick<AccountEvents, 'changed'>;
}

export type StudentIdService = ReturnType<typeof createStudentIdService>;

/** Who owns a student ID. A provisional account keeps one only until an account with a confirmed address claims it. */
export function createStudentIdService({ accounts, events }: Dependencies) {
  /** Takes the ID from a provisional account for a confirmed one; false for an unconfirmed one, which has to wait. */
  async function reserve(
    studentId: string,
    claimant: Pick<Account, 'emailConfirmed'>,
    cause: Cause,
    session: Session,
  ): Promise<boolean> {
    const holder = await accounts.findByStudentId(studentId, session);
    if (!holder) return true;
    if (!isProvisional(holder)) throw new DomainError('AUTH.STUDENT_ID_TAKEN');
    if (!claimant.emailConfirmed) return false;
    const released = await accounts.change(holder.id, { studentId: null }, session);
    if (released) await events.changed(released, cause, session);
    return true;
  }

  return { reserve };
}
