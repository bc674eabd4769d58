import { MINUTE_MS, type InstituteSettings, type ServiceBoard } from '@portal/contracts';
import { createTimedCache, type Clock } from '@portal/service-kit';
import { lastMonths, startOfDay } from '@portal/service-kit/institute-time';
import { serviceBoardCsv } from './service-board-csv.presenter';
import { councilsOf } from './service-board.domain';
import type { ServiceBoardRepository } from './service-board.repository';

const MONTHS_SHOWN = 12;

interface Dependencies {
  repository: ServiceBoardRepository;
  clock: Clock;
  settings: Pick<InstituteSettings, 'timeZone'>;
}

export type ServiceBoardService = ReturnType<typeof createServiceBoardService>;

/** How well the councils serve the campus. */
export function createServiceBoardService({ repository, clock, settings: { timeZone } }: Dependencies) {
  const answers = createTimedCache<ServiceBoard>({ now: () => clock.now(), lifetimeMs: 5 * MINUTE_MS });

  /** The same for everyone, so that those who look within some minutes share one. */
  async function read(): Promise<ServiceBoard> {
    return answers.get('board', compute);
  }

  async function compute(): Promise<ServiceBoard> {
    const now = clock.now();
    const [month = ''] = lastMonths(now, MONTHS_SHOWN, timeZone);
    const since = `${month}-01`;
    const [cases, events] = await Promise.all([
      repository.listCases(startOfDay(since, timeZone)),
      repository.listEvents(month),
    ]);
    const held = events.filter(({ status }) => status === 'completed');
    const turnout = await repository.countTurnout(held.map(({ _id }) => _id));
    return { computed_at: now.toISOString(), since, councils: councilsOf({ cases, events, ...turnout }, now) };
  }

  async function exportCsv(): Promise<string> {
    return serviceBoardCsv(await read(), timeZone);
  }

  return { read, exportCsv };
}
