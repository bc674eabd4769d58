import type { EventData } from '@portal/contracts';
import type { ReadCopy, Session } from '@portal/service-kit';
import type { PersonRepository } from './repository';

type Account = EventData<'auth.account.registered.v1'>;

export type PersonService = ReturnType<typeof createPersonService>;

export function createPersonService({ find, holding, rows, rowOf }: PersonRepository) {
  const told = ({ data }: { data: Account }) => rowOf(data);
  return {
    copy: {
      name: 'people',
      rows,
      rowOf: {
        'auth.account.registered.v1': told,
        'auth.account.changed.v1': told,
        'auth.account.role-changed.v1': told,
      },
    } satisfies ReadCopy<ReturnType<typeof rowOf>>,

    /** Deliveries repeat and overtake each other; only a newer copy counts. */
    keep: async (account: Account, session: Session) => void (await rows.upsertIfNewer(rowOf(account), session)),

    /** Who holds a role. */
    holding,

    async addressOf(userId: string, session: Session): Promise<string | null> {
      return (await find(userId, session))?.username ?? null;
    },
  };
}
