import type { ActivityAnswer, UnitCategory } from '@portal/contracts';
import { createInProcessBus } from '@portal/service-kit';
import type { TestService } from '@portal/test-kit';
import { eventOf, startTestService, TEST_UNIT, testClock } from '@portal/test-kit';
import type { Watching } from '../../testing/streams';
import { leaveAll, ready, until, watch } from '../../testing/streams';
import { activityService } from '../index';

const names = ({ received }: Watching) => received.slice(1).map(({ data }) => data.subject.name);
const sees = (watching: Watching, expected: string[]) =>
  until(() => names(watching).length >= expected.length, `${expected.join()} arrive`).then(() =>
    expect(names(watching)).toEqual(expected),
  );

let count = 0;
function unitCreated(name: string, category: UnitCategory = 'scitech', unitId = TEST_UNIT.id) {
  const minute = (count += 1);
  const contactEmail = `unit.${minute}@example.edu`;
  const unit = { version: 1, unitId, name, type: 'Club', category, parentUnitId: null, contactEmail, active: true };
  // Older with every event: the order of arrival is not the order of time.
  const time = new Date(Date.UTC(2026, 10, 20) - minute * 60_000).toISOString();
  return eventOf('org.unit.created.v1', { ...unit, type: 'Club' }, { time });
}

let service: TestService;
const clock = testClock();
beforeEach(async () => {
  service = await startTestService(activityService, { clock });
});
afterEach(async () => {
  leaveAll();
  await service.stop();
});

describe('the live feed', () => {
  it('brings what happens from now on, and says how to come back', async () => {
    await service.deliver(unitCreated('Before'));
    const president = await watch(service, 'PRESIDENT');
    await ready(president);
    expect(president).toMatchObject({ status: 200, retry: '2000', received: [{ id: '1', event: 'ready' }] });
    expect(president.type).toContain('text/event-stream');
    await service.deliver(unitCreated('First'));
    await service.deliver(unitCreated('Second'));
    await sees(president, ['First', 'Second']);
    expect(president.received.map(({ id, event }) => [id, event])).toEqual([
      ['1', 'ready'],
      ['2', 'activity'],
      ['3', 'activity'],
    ]);
    const { body } = await service.request<ActivityAnswer[]>('PRESIDENT', 'GET', '/api/activities/recent');
    expect(body).toContainEqual(president.received[1]?.data);
  });

  it('resumes after the last event, without a gap or a repetition, while more arrive', async () => {
    for (const name of ['1', '2', '3']) await service.deliver(unitCreated(name));
    const lost = await watch(service, 'PRESIDENT', { lastEventId: '1' });
    await sees(lost, ['2', '3']);
    lost.leave();
    const late = Array.from({ length: 150 }, (_, number) => unitCreated(`late ${number}`));
    const delivered = (async () => {
      for (const event of late) await service.deliver(event);
    })();
    await until(async () => (await countEntries(service)) > 50, 'the first fifty are there');
    const back = await watch(service, 'PRESIDENT', { lastEventId: lost.received.at(-1)?.id });
    await delivered;
    await sees(
      back,
      Array.from({ length: 150 }, (_, number) => `late ${number}`),
    );
  });

  it('begins at its end for a place that is none', async () => {
    await service.deliver(unitCreated('Before'));
    for (const id of ['nonsense', '999999', '{"$gt":0}']) {
      const president = await watch(service, 'PRESIDENT', { lastEventId: id });
      await ready(president);
      expect(president.received).toMatchObject([{ id: '1', event: 'ready' }]);
    }
  });

  it('shows everybody their own part, live and on resuming', async () => {
    const live = await Promise.all(
      (['PRESIDENT', 'GENSEC_SCITECH', 'GENSEC_SPORTS', 'CLUB_COORDINATOR'] as const).map((as) => watch(service, as)),
    );
    await Promise.all(live.map(ready));
    await service.deliver(unitCreated('Chess Club', 'sports', 'aaaaaaaaaaaaaaaaaaaaaa02'));
    await service.deliver(unitCreated('Astronomy Club', 'scitech', 'aaaaaaaaaaaaaaaaaaaaaa03'));
    await service.deliver(unitCreated('Coding Club'));
    const [president, scitech, sports, coordinator] = live as [Watching, Watching, Watching, Watching];
    await sees(president, ['Chess Club', 'Astronomy Club', 'Coding Club']);
    await sees(scitech, ['Astronomy Club', 'Coding Club']);
    await sees(sports, ['Chess Club']);
    await sees(coordinator, ['Coding Club']);
    await sees(await watch(service, 'GENSEC_SPORTS', { lastEventId: '0' }), ['Chess Club']);
    await sees(await watch(service, 'CLUB_COORDINATOR', { lastEventId: '0' }), ['Coding Club']);
  });

  it('brings what another instance recorded', async () => {
    const bus = createInProcessBus();
    const other = await startTestService(activityService, { clock, bus, database: service.database });
    const here = await watch(service, 'PRESIDENT');
    const there = await watch(other, 'PRESIDENT');
    await Promise.all([ready(here), ready(there)]);
    await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        (number % 2 ? service : other).deliver(unitCreated(`From ${number % 2 ? 'here' : 'there'}`)),
      ),
    );
    await until(() => names(here).length === 10 && names(there).length === 10, 'both have all ten');
    expect(here.received.slice(1).map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, at) => String(at + 1)));
    expect(there.received.slice(1)).toEqual(here.received.slice(1));
    there.leave();
    await other.stop();
    await bus.close();
  });

  it('ends when its token runs out', async () => {
    const president = await watch(service, 'PRESIDENT');
    await ready(president);
    clock.advance(601_000);
    await until(() => president.ended, 'the stream ends');
  });
});

async function countEntries(running: TestService): Promise<number> {
  const { headers } = await running.request('PRESIDENT', 'GET', '/api/activities/recent?limit=1');
  return Number(headers.get('x-total-count'));
}

describe('a service that stops', () => {
  it('ends its streams at once', async () => {
    const bus = createInProcessBus();
    const stopping = await startTestService(activityService, { clock, bus, database: service.database });
    const president = await watch(stopping, 'PRESIDENT');
    await ready(president);
    const began = Date.now();
    await stopping.stop();
    expect(Date.now() - began).toBeLessThan(5_000);
    await until(() => president.ended, 'the stream ends');
    await bus.close();
  });
});
