import type { OwnHolding, Role, UnitRef } from '@portal/contracts';
import type { TestService } from '@portal/test-kit';
import type { Actor } from '@portal/service-kit';
import { actorOf, eventOf, mintToken, startTestService, testClock } from '@portal/test-kit';
import { describePacts } from '@portal/test-kit/pacts/provider';
import type { RequestHandler } from 'express';
import { orgService } from '../src/index';
import {
  appoint,
  asStudent,
  changeHolder,
  claim,
  decide,
  listHolders,
  newStudent,
  ownHoldings,
  type Student,
} from '../testing/holders';
import { achieved } from '../testing/clubs';
import { eventOfUnit, feedbackOfUnit, markDone, readHandOver, requestOfUnit, writeNotes } from '../testing/hand-overs';
import { check, upload } from '../testing/imports';
import { addPosition, change, list, newUnit, remove } from '../testing/positions';
import { addUnit, changeUnit } from '../testing/units';

const described = {
  requirements: { min_cgpa: 7.5, min_year: 2, skills_required: ['React'] },
  description: 'Leads the web team.',
};

const coordinatorOf = (unit: UnitRef | undefined) =>
  ({ ...actorOf('CLUB_COORDINATOR', { username: 'sneha@example.edu' }), unit }) as Actor;

describe('what the consumers of org rely on', () => {
  let org: TestService;
  let club: UnitRef;
  let asha: Student;
  /** Who makes the next request, and what its example ids refer to. */
  let world: {
    as: Role | Actor;
    positionId: string;
    unitId: string;
    holder?: Pick<OwnHolding, '_id' | 'por_id'>;
    importId?: string;
  };

  beforeAll(async () => {
    // The last month of a tenure, in which holders are notified to write notes.
    org = await startTestService(orgService, { clock: testClock('2027-03-10T06:00:00Z') });
    club = await newUnit(org, 'Coding Club');
    await changeUnit(org, 'PRESIDENT', club.id, { description: 'We code.' });
    const { _id: lead } = await addPosition(org, club);
    await change(org, 'PRESIDENT', lead, { title: 'Web Head' });
    await remove(org, 'PRESIDENT', lead);
    world = { as: 'PRESIDENT', positionId: lead, unitId: club.id };
    asha = await newStudent(org);
    await publishEventsOfHolders();
  });
  afterAll(async () => org.stop());

  async function publishEventsOfHolders(): Promise<void> {
    const { _id } = await appoint(org, asha, await addPosition(org, club));
    await changeHolder(org, 'PRESIDENT', _id, { performance_metrics: { events_organized: 1 } });
    await changeHolder(org, 'PRESIDENT', _id, { status: 'completed' });
    await org.request('PRESIDENT', 'DELETE', `/api/positions/holders/${_id}`);
    const position = await addPosition(org, club);
    const refused = await claim(org, asha, position);
    await decide(org, 'PRESIDENT', refused._id, { decision: 'refused', reason: 'Wrong tenure.' });
    await decide(org, 'PRESIDENT', (await claim(org, asha, position))._id);
    await (org.useCases as { remindOfHandOvers(): Promise<number> }).remindOfHandOvers();
  }

  /** Every list then has just this one. */
  async function onePosition(as: Role | Actor): Promise<void> {
    // Claims are only among the own ones.
    for (const { _id } of [...(await listHolders(org)).body, ...(await ownHoldings(org, asha)).body])
      await org.request('PRESIDENT', 'DELETE', `/api/positions/holders/${_id}`);
    for (const { _id } of (await list(org)).body) await remove(org, 'PRESIDENT', _id);
    const { _id } = await addPosition(org, club, described);
    world = { ...world, as, positionId: _id, unitId: club.id };
  }

  let units = 0;
  /** A new one each time, so that it has its first version and a name that is free. */
  async function aUnit(as: Role): Promise<void> {
    units += 1;
    const contact_info = {
      email: 'chess@example.edu',
      social_media: [{ platform: 'Web', url: 'https://chess.example.edu' }],
    };
    world = { ...world, as, unitId: await addUnit(org, `Chess Club ${units}`, { contact_info }) };
  }

  /** The position, which Asha holds or says to hold. */
  async function oneHolder(as: Role | Actor, record = appoint): Promise<void> {
    await onePosition('PRESIDENT');
    const holder = await record(
      org,
      asha,
      { _id: world.positionId },
      {
        appointment_details: { appointed_by: 'Arjun Menon', appointment_date: '2026-04-06' },
        performance_metrics: { events_organized: 9, budget_utilized: 1200, feedback: 'Runs the clinics on time.' },
      },
    );
    world = { ...world, as, holder };
  }

  /** With one of everything that the unit has to do, and its claims done. */
  async function handedOver(): Promise<void> {
    await oneHolder(asStudent(asha));
    await writeNotes(org, asStudent(asha), { _id: world.positionId }, { text: 'The keys are with the guard.' });
    await claim(org, await newStudent(org, 'Meera Nair'), await addPosition(org, club, described));
    for (const number of [1, 2]) {
      await org.deliver(eventOfUnit(club, number));
      await org.deliver(eventOf('events.room-request.submitted.v1', requestOfUnit(club, number)));
      await org.deliver(feedbackOfUnit(club, number));
    }
    await org.deliver(eventOf('events.room-request.approved.v1', requestOfUnit(club, 1)));
    const position = { _id: world.positionId };
    const { claims } = (await readHandOver(org, asStudent(asha), position, '?tenure_year=2026-2027')).body;
    for (const { _id: thing } of claims.items) {
      await markDone(org, asStudent(asha), position, { kind: 'claims', thing });
    }
  }

  /** With one of everything that waits for its coordinator. */
  async function aBusyClub(): Promise<void> {
    await oneHolder('PRESIDENT');
    const former = await newStudent(org, 'Ravi Kumar');
    await appoint(org, former, await addPosition(org, club), { tenure_year: '2025-2026' });
    for (const event of [eventOfUnit(club, 1), feedbackOfUnit(club, 1)]) await org.deliver(event);
    await org.deliver(achieved(club, { number: 1, by: asha }));
    world = { ...world, as: coordinatorOf(club) };
  }

  async function aFile(category = 'SciTech') {
    units += 1;
    const text = `Name,Category,Type,Contact email\nChess Club ${units},${category},Club,chess@example.edu\n`;
    const { body } = await upload(org, 'PRESIDENT', 'units', text);
    world = { ...world, as: 'PRESIDENT', importId: body._id };
    return body;
  }

  const stateHandlers = {
    'a unit exists': () => aUnit('PRESIDENT'),
    'a unit exists, and a student asks': () => aUnit('STUDENT'),
    'a unit exists that was changed meanwhile': async () => {
      await aUnit('PRESIDENT');
      await changeUnit(org, 'PRESIDENT', world.unitId, { description: 'We code on Mondays.' });
    },
    'a file of a unit was uploaded': async () => void (await aFile()),
    'a file of a unit with a fault was uploaded': async () => void (await aFile('Sport')),
    'a file of a unit was checked': async () => void (await check(org, 'PRESIDENT', await aFile())),
    'a club has members, events, feedback and an achievement that waits, and its coordinator asks': aBusyClub,
    'a coordinator without a unit asks': async () => void (world = { ...world, as: coordinatorOf(undefined) }),
    'a position exists': () => onePosition('PRESIDENT'),
    'a position is handed over, and its holder asks': () => handedOver(),
    'a unit has room requests and feedback that wait': async () => {
      await handedOver();
      world = { ...world, as: 'PRESIDENT' };
    },
    'a position is handed over, and its holder wrote in another window': async () => {
      await handedOver();
      await writeNotes(org, asStudent(asha), { _id: world.positionId }, { text: 'Meanwhile.', version: 1 });
    },
    'a position exists, and a student asks': () => onePosition('STUDENT'),
    'a position exists that was changed meanwhile': async () => {
      await onePosition('PRESIDENT');
      await change(org, 'PRESIDENT', world.positionId, { title: 'Site Lead' });
    },
    'a position and a student exist': () => onePosition('PRESIDENT'),
    'a position exists, and a student who claims it': () => onePosition(asStudent(asha)),
    'a position is taken, and a student exists': async () => {
      await onePosition('PRESIDENT');
      const { _id } = await addPosition(org, club, { position_count: 1 });
      await appoint(org, await newStudent(org, 'Ravi Kumar'), { _id });
      world = { ...world, positionId: _id };
    },
    'a position holder exists': () => oneHolder('PRESIDENT'),
    'a position holder exists, and a student asks': () => oneHolder('STUDENT'),
    'a position holder exists who was changed meanwhile': async () => {
      await oneHolder('PRESIDENT');
      await changeHolder(org, 'PRESIDENT', world.holder?._id ?? '', { status: 'completed' });
    },
    'a student claimed a position': () => oneHolder(asStudent(asha), claim),
    'a student claimed a position, and an officer asks': () => oneHolder('PRESIDENT', claim),
    'a student claimed a position that was returned': async () => {
      await oneHolder(asStudent(asha), claim);
      await decide(org, 'PRESIDENT', world.holder?._id ?? '', { decision: 'refused', reason: 'Wrong tenure.' });
    },
  };

  /** The ids of a pact are examples. */
  const withRealIds = (text: string) => {
    const { unitId, positionId, holder, importId = '' } = world;
    const ids: Record<string, string> = {
      a: unitId,
      b: asha.userId,
      c: eventOfUnit(club, 1).data.eventId,
      d: positionId,
      e: holder?._id ?? '',
      f: importId,
    };
    return text
      .replaceAll(/([a-f])\1{21}01/g, (example, letter: string) => ids[letter] ?? example)
      .replace('POR-2026-0001', holder?.por_id ?? '');
  };

  /** The browser's cookie becomes a token at the gateway. */
  const asTheGatewayWould: RequestHandler = (req, _res, next) => {
    req.url = withRealIds(req.url);
    if (req.body) req.body = JSON.parse(withRealIds(JSON.stringify(req.body))) as unknown;
    const actor = typeof world.as === 'string' ? actorOf(world.as) : world.as;
    req.headers.authorization = `Bearer ${mintToken(actor, org.clock)}`;
    next();
  };

  const suite = {
    url: () => org.url,
    published: () => org.outbox(),
    stateHandlers,
    requestFilter: asTheGatewayWould,
  };
  describePacts('org', suite);
});
