import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestBroker, type TestBroker } from '@portal/test-kit';
import mongoose from 'mongoose';
import { findRunningStoreUrl } from '../src/store-record';
import { failed, startOperator, succeeded } from './operator';
import { startOneProcessPortal } from './portal-process';
import { registerPresident } from './president';
import { waitUntil } from './wait-until';

interface Row {
  _id: string;
  name: string;
  version: number;
}

interface Targets {
  organizational_units: { _id: string; name: string }[];
  positions: { _id: string; title: string; unit: string }[];
}

type Institute = Awaited<ReturnType<typeof startInstitute>>;

/** A portal in one process with two units, with access to its store and an operator. */
async function startInstitute(amqpUrl?: string) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-history-'));
  const portal = await startOneProcessPortal(dataDir, { AMQP_URL: amqpUrl });
  const president = await registerPresident(portal.url);
  const storeUrl = await findRunningStoreUrl({ PORTAL_DATA_DIR: dataDir });
  const store = await mongoose.createConnection(storeUrl ?? '', { autoIndex: false }).asPromise();
  const operator = await startOperator({
    MONGO_URL: undefined,
    AMQP_URL: amqpUrl,
    LOG_LEVEL: 'fatal',
    PORTAL_DATA_DIR: dataDir,
  });

  /** The units that the form for feedback offers. */
  async function offeredUnits(): Promise<string[]> {
    const { status, body } = await president.call<Targets>('GET', '/api/feedback/get-targetid');
    if (status !== 200) throw new Error(`targets answered ${status}`);
    return body.organizational_units.map(({ name }) => name);
  }

  async function waitUntilOffered(name: string): Promise<void> {
    await waitUntil(`feedback knows ${name}`, async () => (await offeredUnits()).includes(name));
  }

  async function stop(): Promise<void> {
    operator.stop();
    await store.close();
    await portal.stop();
    await rm(dataDir, { recursive: true, force: true });
  }

  for (const name of ['Astronomy Club', 'Book Club']) {
    await president.createUnit(name);
    await waitUntilOffered(name);
  }
  return {
    president,
    targets: store.useDb('portal_feedback').collection<Row>('targets'),
    offeredUnits,
    waitUntilOffered,
    run: operator.run,
    database: (name: string) => store.useDb(name),
    stop,
  };
}

describe('a rebuilt copy', () => {
  let institute: Institute;
  beforeAll(async () => {
    institute = await startInstitute();
  });
  afterAll(() => institute?.stop(), 60_000);

  it('is right after a rebuild during which people read and write', async () => {
    const { targets, president, offeredUnits, waitUntilOffered, run } = institute;
    for (const name of ['Chess Club', 'Dance Club']) {
      await president.createUnit(name);
      await waitUntilOffered(name);
    }
    await targets.updateOne({ name: 'Chess Club' }, { $set: { name: 'nonsense', version: 99 } });
    await targets.deleteOne({ name: 'Dance Club' });
    const correct = await targets.findOne({ name: 'Book Club' });
    await targets.insertOne({ ...correct, _id: 'Organization Unit/of-nobody', name: 'Orphans', version: 7 } as Row);

    let isOver = false;
    const reads: string[][] = [];
    const reading = (async () => {
      while (!isOver) reads.push(await offeredUnits());
    })();
    const createdDuring: string[] = [];
    const writing = (async () => {
      while (!isOver) {
        const name = `Club ${createdDuring.length}`;
        if ((await president.createUnit(name)).status === 201) createdDuring.push(name);
      }
    })();
    const result = await run('rebuild', 'feedback.targets');
    isOver = true;
    await Promise.all([reading, writing]);

    // A unit that was created during the rebuild may be copied before its event is delivered: that counts as changed.
    expect(result).toEqual(succeeded(/^feedback\.targets: \d+ rows kept, \d+ changed, 1 removed\./));
    expect(reads.length).toBeGreaterThan(0);
    expect(reads.filter((names) => !names.includes('Astronomy Club') || !names.includes('Book Club'))).toEqual([]);
    const all = ['Astronomy Club', 'Book Club', 'Chess Club', 'Dance Club', ...createdDuring].toSorted();
    await waitUntil('every new unit arrived', async () => {
      const stored = await targets.find({ type: 'Organization Unit' }).toArray();
      return JSON.stringify(stored.map(({ name }) => name).toSorted()) === JSON.stringify(all);
    });
    expect(await run('rebuild', 'feedback.targets')).toEqual(succeeded(/kept, 0 changed, 0 removed/));
  });

  it('has the positions, but not the removed ones', async () => {
    const { president, targets, run } = institute;
    const club = await targets.findOne({ name: 'Book Club' });
    const addPosition = async (title: string) => {
      const position = { title, position_type: 'Member', responsibilities: ['Be there'] };
      const body = { ...position, unit_id: club?._id.split('/')[1] };
      return (await president.call<{ _id: string }>('POST', '/api/positions/add-position', body)).body._id;
    };
    const [keptId, removedId] = [await addPosition('Treasurer'), await addPosition('Librarian')];
    const [kept, removed] = [`Position/${keptId}`, `Position/${removedId}`];
    await president.call('DELETE', `/api/positions/${removedId}`);
    await waitUntil(
      'feedback knows that it is removed',
      async () => (await targets.findOne({ _id: removed }))?.version === 2,
    );
    await targets.deleteOne({ _id: kept });
    await targets.updateOne({ _id: removed }, { $set: { offered: true, version: 99 } });
    expect(await run('rebuild', 'feedback.targets')).toEqual(succeeded(/kept, 2 changed, 0 removed/));
    const { body } = await president.call<Targets>('GET', '/api/feedback/get-targetid?type=POR');
    expect(body.positions).toEqual([{ _id: keptId, title: 'Treasurer', unit: 'Book Club' }]);
  });

  it.each([
    ['events.people', 'portal_events', 'people'],
    ['events.units', 'portal_events', 'units'],
    ['activity.people', 'portal_activity', 'people'],
    ['activity.search', 'portal_activity', 'search_entries'],
  ])(
    'may be %s',
    async (copy, database, collection) => {
      const rows = institute.database(database).collection<Row>(collection);
      const before = await rows.find({}, { projection: { keptAt: 0 } }).toArray();
      const [first] = before;
      await rows.deleteOne({ _id: first?._id ?? '' });
      expect(await institute.run('rebuild', copy)).toEqual(succeeded(/kept, 1 changed, 0 removed/));
      const after = await rows.find({}, { projection: { keptAt: 0 } }).toArray();
      expect(new Map(after.map((row) => [row._id, row]))).toEqual(new Map(before.map((row) => [row._id, row])));
    },
    60_000,
  );

  it('is refused where there is no such copy or service', async () => {
    const { run } = institute;
    expect(await run('rebuild')).toEqual(failed(/Say which copy/));
    expect(await run('rebuild', 'library.books')).toEqual(failed(/Say which copy/));
    expect(await run('rebuild', 'feedback.books')).toEqual(failed(/It has feedback\.targets/));
    expect(await run('replay', 'library')).toEqual(failed(/Say which service: one of auth/));
    expect(await run('dead-letters')).toEqual(failed(/Say which service/));
  });
});

describe.each([
  ['in one process', false],
  ['with a broker', true],
])('what a service could not handle, %s', (_where, hasBroker) => {
  let broker: TestBroker | undefined;
  let institute: Institute;
  beforeAll(async () => {
    broker = hasBroker ? await startTestBroker() : undefined;
    institute = await startInstitute(broker?.url);
  });
  afterAll(async () => {
    await institute?.stop();
    await broker?.close();
  });

  it('is listed without names, and takes effect once when it is replayed after a fix', async () => {
    const { targets, president, waitUntilOffered, run } = institute;
    expect(await run('replay', 'feedback')).toEqual(succeeded(/^feedback has no dead letters/));
    // A unique index makes the handler fail for one unit, as a mistake in a new version would.
    await targets.createIndex({ name: 1 }, { unique: true, name: 'obstacle' });
    await targets.insertOne({ _id: 'in the way', name: 'Chess Club', version: 1 });
    const { body } = await president.createUnit('Chess Club');
    await president.createUnit('Dance Club');
    await waitUntilOffered('Dance Club');
    expect(await institute.offeredUnits()).not.toContain('Chess Club');

    // On a broker other events overtake one that is retried.
    let listed = '';
    await waitUntil('it is a dead letter', async () => {
      listed = (await run('dead-letters', 'feedback')).output;
      return !listed.startsWith('feedback has no dead letters');
    });
    expect(listed.trim().split('\n')).toEqual([
      expect.stringContaining('org.unit.created.v1'),
      expect.stringMatching(/^Looked at the /),
    ]);
    expect(listed).not.toContain('Chess');

    await targets.dropIndex('obstacle');
    await targets.deleteOne({ _id: 'in the way' });
    expect(await run('replay', 'feedback')).toEqual(succeeded(/\d dead letters? of feedback/));
    await waitUntilOffered('Chess Club');
    await waitUntil('it is no dead letter any more', async () =>
      (await run('dead-letters', 'feedback')).output.startsWith('feedback has no dead letters'),
    );
    const entries = (await president.feed()).filter(({ subject }) => subject._id === body._id);
    expect([entries.length, await targets.countDocuments({ name: 'Chess Club' })]).toEqual([1, 1]);
  });
});
