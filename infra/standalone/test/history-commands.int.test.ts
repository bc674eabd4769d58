import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestBroker, type TestBroker } from '@portal/test-kit';
import mongoose from 'mongoose';
import { freePort } from '../src/free-port';
import { startOperator } from './operator';
import { startPortalProcess, type PortalProcess } from './portal-process';
import { PRESIDENT_EMAIL, registerPresident, until, type President } from './president';

interface Row {
  _id: string;
  name: string;
  version: number;
}

interface Copies {
  organizational_units: { _id: string; name: string }[];
  positions: { _id: string; title: string; unit: string }[];
}

/** A portal in one process with two units, its store beside it, and the commands of its operator. */
async function startInstitute(amqpUrl?: string) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-history-'));
  const environment = { MONGO_URL: undefined, AMQP_URL: amqpUrl, LOG_LEVEL: 'fatal', PORTAL_DATA_DIR: dataDir };
  const portal: PortalProcess = await startPortalProcess('infra/standalone/test/portal-main.ts', ['--empty'], {
    ...environment,
    PORTAL_PRESIDENT_EMAIL: PRESIDENT_EMAIL,
    PORT: String(await freePort()),
    MAIL_PORT: String(await freePort()),
  });
  const president: President = await registerPresident(portal.url);
  const { storeUrl } = JSON.parse(await readFile(path.join(dataDir, 'portal.json'), 'utf8')) as { storeUrl: string };
  const store = await mongoose.createConnection(storeUrl, { autoIndex: false }).asPromise();
  const units = async () => {
    const { status, body } = await president.call<Copies>('GET', '/api/feedback/get-targetid');
    if (status !== 200) throw new Error(`targets answered ${status}`);
    return body.organizational_units.map(({ name }) => name);
  };
  const operator = startOperator(environment);
  const institute = {
    president,
    targets: store.useDb('portal_feedback').collection<Row>('targets'),
    /** What a form offers to give feedback about. */
    units,
    knows: (name: string) => until(`feedback knows ${name}`, async () => (await units()).includes(name)),
    /** Runs a command as an operator would. */
    run: operator.run,
    database: (name: string) => store.useDb(name),
    async stop() {
      operator.leave();
      await store.close();
      await portal.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  for (const name of ['Astronomy Club', 'Book Club']) {
    await president.createUnit(name);
    await institute.knows(name);
  }
  return institute;
}

const done = (says: RegExp) => ({ code: 0, says: expect.stringMatching(says) });
const refused = (says: RegExp) => ({ code: 1, says: expect.stringMatching(says) });

describe('a copy that is made anew', () => {
  let institute: Awaited<ReturnType<typeof startInstitute>>;
  beforeAll(async () => {
    institute = await startInstitute();
  }, 120_000);
  afterAll(() => institute?.stop(), 60_000);

  it('is right afterwards, while people read it and the portal goes on', async () => {
    const { targets, president, units, run } = institute;
    for (const name of ['Chess Club', 'Dance Club']) {
      await president.createUnit(name);
      await institute.knows(name);
    }
    await targets.updateOne({ name: 'Chess Club' }, { $set: { name: 'nonsense', version: 99 } });
    await targets.deleteOne({ name: 'Dance Club' });
    const right = await targets.findOne({ name: 'Book Club' });
    await targets.insertOne({ ...right, _id: 'Organization Unit/of-nobody', name: 'Orphans', version: 7 } as Row);

    let isOver = false;
    const looks: string[][] = [];
    const readers = (async () => {
      while (!isOver) looks.push(await units());
    })();
    const meanwhile: string[] = [];
    const writers = (async () => {
      while (!isOver) {
        const name = `Club ${meanwhile.length}`;
        if ((await president.createUnit(name)).status === 201) meanwhile.push(name);
      }
    })();
    const answer = await run('rebuild', 'feedback.targets');
    isOver = true;
    await Promise.all([readers, writers]);

    // Of what is told meanwhile, some is here before its delivery: that counts as changed too.
    expect(answer).toEqual(done(/^feedback\.targets: \d+ rows kept, \d+ changed, 1 removed\./));
    expect(looks.length).toBeGreaterThan(0);
    expect(looks.filter((names) => !names.includes('Astronomy Club') || !names.includes('Book Club'))).toEqual([]);
    const whole = ['Astronomy Club', 'Book Club', 'Chess Club', 'Dance Club', ...meanwhile].toSorted();
    await until('every new unit arrived', async () => {
      const stored = await targets.find({ type: 'Organization Unit' }).toArray();
      return JSON.stringify(stored.map(({ name }) => name).toSorted()) === JSON.stringify(whole);
    });
    expect(await run('rebuild', 'feedback.targets')).toEqual(done(/kept, 0 changed, 0 removed/));
  }, 120_000);

  it('has the positions, and offers none that were removed', async () => {
    const { president, targets, run } = institute;
    const club = await targets.findOne({ name: 'Book Club' });
    const add = async (title: string) => {
      const told = { title, position_type: 'Member', responsibilities: ['Be there'] };
      const body = { ...told, unit_id: club?._id.split('/')[1] };
      return (await president.call<{ _id: string }>('POST', '/api/positions/add-position', body)).body._id;
    };
    const [keptId, removedId] = [await add('Treasurer'), await add('Librarian')];
    const [kept, removed] = [`Position/${keptId}`, `Position/${removedId}`];
    await president.call('DELETE', `/api/positions/${removedId}`);
    await until('feedback knows that it is gone', async () => (await targets.findOne({ _id: removed }))?.version === 2);
    await targets.deleteOne({ _id: kept });
    await targets.updateOne({ _id: removed }, { $set: { offered: true, version: 99 } });
    expect(await run('rebuild', 'feedback.targets')).toEqual(done(/kept, 2 changed, 0 removed/));
    const { body } = await president.call<Copies>('GET', '/api/feedback/get-targetid?type=POR');
    expect(body.positions).toEqual([{ _id: keptId, title: 'Treasurer', unit: 'Book Club' }]);
  }, 60_000);

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
      expect(await institute.run('rebuild', copy)).toEqual(done(/kept, 1 changed, 0 removed/));
      const after = await rows.find({}, { projection: { keptAt: 0 } }).toArray();
      expect(new Map(after.map((row) => [row._id, row]))).toEqual(new Map(before.map((row) => [row._id, row])));
    },
    60_000,
  );

  it('is one that there is, of a service that there is', async () => {
    expect(await institute.run('rebuild')).toEqual(refused(/Say which copy/));
    expect(await institute.run('rebuild', 'library.books')).toEqual(refused(/Say which copy/));
    expect(await institute.run('rebuild', 'feedback.books')).toEqual(refused(/It has feedback\.targets/));
    expect(await institute.run('replay', 'library')).toEqual(refused(/Say which service: one of auth/));
    expect(await institute.run('dead-letters')).toEqual(refused(/Say which service/));
  }, 60_000);
});

describe.each([
  ['in one process', false],
  ['with a broker', true],
])('what a service could not handle, %s', (_where, hasBroker) => {
  let broker: TestBroker | undefined;
  let institute: Awaited<ReturnType<typeof startInstitute>>;
  beforeAll(async () => {
    broker = hasBroker ? await startTestBroker() : undefined;
    institute = await startInstitute(broker?.url);
  }, 120_000);
  afterAll(async () => {
    await institute?.stop();
    await broker?.close();
  }, 60_000);

  it('is listed without names, and has its effect once when it is given back after a fix', async () => {
    const { targets, president, run } = institute;
    expect(await run('replay', 'feedback')).toEqual(done(/^feedback has no dead letters/));
    // Something in the way of one unit, as a mistake in a new version would be.
    await targets.createIndex({ name: 1 }, { unique: true, name: 'obstacle' });
    await targets.insertOne({ _id: 'in the way', name: 'Chess Club', version: 1 });
    const { body } = await president.createUnit('Chess Club');
    await president.createUnit('Dance Club');
    await institute.knows('Dance Club');
    expect(await institute.units()).not.toContain('Chess Club');

    // On a broker others overtake what is tried again.
    let listed = '';
    await until('it is put aside', async () => {
      listed = (await run('dead-letters', 'feedback')).says;
      return !listed.startsWith('feedback has no dead letters');
    });
    expect(listed.trim().split('\n')).toEqual([expect.stringContaining('org.unit.created.v1')]);
    expect(listed).not.toContain('Chess');

    await targets.dropIndex('obstacle');
    await targets.deleteOne({ _id: 'in the way' });
    expect(await run('replay', 'feedback')).toEqual(done(/\d dead letters? of feedback/));
    await institute.knows('Chess Club');
    await until('it is no dead letter any more', async () =>
      (await run('dead-letters', 'feedback')).says.startsWith('feedback has no dead letters'),
    );
    const told = (await president.feed()).filter(({ subject }) => subject._id === body._id);
    expect([told.length, await targets.countDocuments({ name: 'Chess Club' })]).toEqual([1, 1]);
  }, 120_000);
});
