import type { Session, Store } from '@portal/service-kit';
import type { Registration } from './domain';
import type { RegistrationDocument } from './model';
import { registrationModel } from './model';
import { fromDocument } from './repository';

export type TellingRepository = ReturnType<typeof createTellingRepository>;

/** Who is to be told of something; whoever is taken is marked in the same transaction, so that nobody is told twice. */
export function createTellingRepository({ connection }: Pick<Store, 'connection'>) {
  const registrations = registrationModel(connection);
  return { takeUntold: takeUntold(registrations), takeUnreminded: takeUnreminded(registrations) };
}

type Registrations = ReturnType<typeof registrationModel>;

/** Of a version of the event, which who joins later knows already. */
const takeUntold =
  (registrations: Registrations) =>
  async (eventId: string, version: number, limit: number, session: Session): Promise<Registration[]> => {
    const chosen = { eventId, toldVersion: { $lt: version } };
    return take(registrations, chosen, { $set: { toldVersion: version } }, { limit, session });
  };

/** Who holds a place; once for each start. */
const takeUnreminded =
  (registrations: Registrations) =>
  async (eventId: string, start: Date, limit: number, session: Session): Promise<Registration[]> => {
    const chosen = { eventId, status: 'registered', remindedOf: { $ne: start } };
    return take(registrations, chosen, { $addToSet: { remindedOf: start } }, { limit, session });
  };

async function take(
  registrations: Registrations,
  chosen: object,
  mark: { $set: { toldVersion: number } } | { $addToSet: { remindedOf: Date } },
  { limit, session }: { limit: number; session: Session },
): Promise<Registration[]> {
  const found = await registrations.find(chosen).limit(limit).session(session).lean<RegistrationDocument[]>();
  const ids = found.map(({ _id }) => _id);
  if (ids.length > 0) await registrations.updateMany({ _id: { $in: ids } }, mark, { session });
  return found.map(fromDocument);
}
