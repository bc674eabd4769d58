import type { EventData } from '@portal/contracts';
import type { ReadCopy, Session } from '@portal/service-kit';
import type { Target } from './domain';
import { targetOfAccount, targetOfEvent, targetOfPosition, targetOfUnit } from './domain';
import type { TargetRepository } from './repository';

type Account = EventData<'auth.account.registered.v1'>;
type Unit = EventData<'org.unit.created.v1'>;
type Position = EventData<'org.position.created.v1'>;
type CampusEvent = EventData<'events.event.created.v1'>;

export type TargetCopy = ReturnType<typeof createTargetCopy>;

/** Keeps the targets as other services tell of them, and makes them anew from what was told. */
export function createTargetCopy({ targets: { rows, rowOf } }: { targets: TargetRepository }) {
  const keep = async (target: Target, session: Session) => void (await rows.upsertIfNewer(rowOf(target), session));
  const account = ({ data }: { data: Account }) => rowOf(targetOfAccount(data));
  const event = ({ data }: { data: CampusEvent }) => rowOf(targetOfEvent(data));
  const position = ({ data }: { data: Position }) => rowOf(targetOfPosition(data, true));
  return {
    keepAccount: (data: Account, session: Session) => keep(targetOfAccount(data), session),
    keepUnit: (data: Unit, session: Session) => keep(targetOfUnit(data), session),
    keepEvent: (data: CampusEvent, session: Session) => keep(targetOfEvent(data), session),
    keepPosition: (data: Position, session: Session) => keep(targetOfPosition(data, true), session),
    withdrawPosition: (data: Position, session: Session) => keep(targetOfPosition(data, false), session),
    copy: {
      name: 'targets',
      rows,
      rowOf: {
        'auth.account.registered.v1': account,
        'auth.account.role-changed.v1': account,
        'auth.account.changed.v1': account,
        'org.unit.created.v1': ({ data }) => rowOf(targetOfUnit(data)),
        'org.position.created.v1': position,
        'org.position.changed.v1': position,
        'org.position.removed.v1': ({ data }) => rowOf(targetOfPosition(data, false)),
        'events.event.created.v1': event,
        'events.event.status-changed.v1': event,
        'events.event.changed.v1': event,
      },
    } satisfies ReadCopy<ReturnType<typeof rowOf>>,
  };
}
