import type { ListedRegistration, QueryOf } from '@portal/contracts';
import { calls } from '@portal/contracts';
import { readBatches, type Actor, type CsvFile, type Page } from '@portal/service-kit';
import { csvPartsOf } from '@portal/service-kit/csv';
import { requireManaged } from '../events/event.domain';
import type { EventRepository } from '../events/event.repository';
import { registrationColumns } from './registration-table.presenter';
import type { Registration } from './registration.domain';
import { listedRegistrationAnswerOf } from './registration.presenter';
import type { RegistrationRepository, RegistrationSelection } from './registration.repository';

interface Dependencies {
  registrations: Pick<RegistrationRepository, 'list'>;
  events: Pick<EventRepository, 'find' | 'waitlistPositions'>;
  timeZone: string;
}

type Query = QueryOf<typeof calls.listRegistrations>;

export type RegistrationListService = ReturnType<typeof createRegistrationListService>;

export function createRegistrationListService({ registrations, events, timeZone }: Dependencies) {
  async function list(actor: Actor, eventId: string, query: Query): Promise<Page<ListedRegistration>> {
    requireManaged(actor, calls.listRegistrations, await events.find(eventId));
    const found = await registrations.list(selectionOf(eventId, query), query);
    return { ...found, items: await withPositions(eventId, found.items) };
  }

  /** All of them as CSV, and a name for the file. */
  async function exportCsv(actor: Actor, eventId: string, query: Query): Promise<CsvFile> {
    const event = requireManaged(actor, calls.listRegistrations, await events.find(eventId));
    const selection = selectionOf(eventId, query);
    // Marks too, such as the vowel signs of Hindi, and what joins its letters.
    const title = event.title.replace(/[^\p{L}\p{M}\p{N}\u200C\u200D]+/gu, ' ').trim();
    const found = readBatches(async (request) => {
      const page = await registrations.list(selection, request);
      return { ...page, items: await withPositions(eventId, page.items) };
    });
    const text = csvPartsOf(registrationColumns(timeZone), found);
    return { name: `${title} registrations.csv`, text };
  }

  async function withPositions(eventId: string, found: readonly Registration[]): Promise<ListedRegistration[]> {
    const waiting = found.filter(({ status }) => status === 'waiting').map(({ person }) => person.id);
    const positions = await events.waitlistPositions(eventId, waiting);
    return found.map((each) => listedRegistrationAnswerOf(each, positions.get(each.person.id)));
  }

  return { list, exportCsv };
}

function selectionOf(eventId: string, { q, status, checked_in }: Query): RegistrationSelection {
  return { eventId, q, status, checkedIn: checked_in && checked_in === 'yes' };
}
