import type { Actor } from '@portal/service-kit';
import type { HolderAnswer, HolderHistoryEntry, OwnHolding } from '@portal/contracts';
import { covers, type Scope } from '@portal/service-kit/scope';
import type { HistoryEntry, Holder } from './holder.domain';

/** What everyone signed in may know of a holder. */
export function publicHolderAnswerOf({ id, person, position, unit, tenureYear, status }: Holder): HolderAnswer {
  return {
    _id: id,
    user_id: { personal_info: { name: person.name } },
    position_id: {
      _id: position.id,
      title: position.title,
      unit_id: { _id: unit.id, name: unit.name, category: unit.category },
    },
    tenure_year: tenureYear,
    status,
  };
}

/** `managed` is the scope in which the reader may change records; nobody changes their own. */
export function holderAnswerOf(holder: Holder, reader: Pick<Actor, 'userId'>, managed: Scope): HolderAnswer {
  const { person, position, unit, appointment, metrics } = holder;
  const { by, date } = appointment;
  const answer = publicHolderAnswerOf(holder);
  return {
    version: holder.version,
    por_id: holder.code,
    ...answer,
    user_id: {
      _id: person.id,
      ...(person.studentId !== null && { user_id: person.studentId }),
      username: person.username,
      personal_info: { name: person.name },
    },
    position_id: { position_type: position.type, ...answer.position_id },
    ...((by !== null || date !== null) && {
      appointment_details: { appointed_by: by ?? undefined, appointment_date: date ?? undefined },
    }),
    performance_metrics: {
      events_organized: metrics.eventsOrganized,
      budget_utilized: metrics.budgetUtilized,
      ...(metrics.feedback !== '' && { feedback: metrics.feedback }),
    },
    ...(holder.terminationReason !== null && { termination_reason: holder.terminationReason }),
    ...(holder.requirementsReason !== null && { requirements_reason: holder.requirementsReason }),
    created_at: holder.createdAt.toISOString(),
    updated_at: holder.updatedAt.toISOString(),
    ...(person.id !== reader.userId && covers(managed, { unit }) && { can_manage: true }),
  };
}

export function ownHoldingOf(holder: Holder, reader: Pick<Actor, 'userId'>, managed: Scope): OwnHolding {
  return {
    confirmation: holder.confirmation,
    ...holderAnswerOf(holder, reader, managed),
    ...(holder.refusalReason !== null && { refusal_reason: holder.refusalReason }),
  };
}

export function historyAnswerOf({ at, by, action, changed }: HistoryEntry): HolderHistoryEntry {
  return { at: at.toISOString(), ...(by !== null && { by }), action, changed };
}
