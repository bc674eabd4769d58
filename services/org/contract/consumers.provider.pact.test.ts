import type { Role, UnitRef } from '@portal/contracts';
import type { TestService } from '@portal/test-kit';
import { actorOf, mintToken, startTestService } from '@portal/test-kit';
import { describePacts } from '@portal/test-kit/pacts/provider';
import type { RequestHandler } from 'express';
import { orgService } from '../src/index';
import { addPosition, change, list, newUnit, remove } from '../testing/positions';
import { addUnit, changeUnit } from '../testing/units';

describe('what the consumers of org rely on', () => {
  let org: TestService;
  let club: UnitRef;
  /** Who makes the next request, and which position and unit its example ids stand for. */
  let world: { as: Role; positionId: string; unitId: string };

  beforeAll(async () => {
    org = await startTestService(orgService);
    club = await newUnit(org, 'Coding Club');
    await changeUnit(org, 'PRESIDENT', club.id, { description: 'We code.' });
    const { _id: lead } = await addPosition(org, club);
    await change(org, 'PRESIDENT', lead, { title: 'Web Head' });
    await remove(org, 'PRESIDENT', lead);
    world = { as: 'PRESIDENT', positionId: lead, unitId: club.id };
  });
  afterAll(async () => org.stop());

  /** Every list then has just this one. */
  async function onePosition(as: Role): Promise<void> {
    for (const { _id } of (await list(org)).body) await remove(org, 'PRESIDENT', _id);
    const requirements = { min_cgpa: 7.5, min_year: 2, skills_required: ['React'] };
    const { _id } = await addPosition(org, club, { requirements, description: 'Leads the web team.' });
    world = { ...world, as, positionId: _id };
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

  const stateHandlers = {
    'a unit exists': () => aUnit('PRESIDENT'),
    'a unit exists, and a student asks': () => aUnit('STUDENT'),
    'a unit exists that was changed meanwhile': async () => {
      await aUnit('PRESIDENT');
      await changeUnit(org, 'PRESIDENT', world.unitId, { description: 'We code on Mondays.' });
    },
    'a position exists': () => onePosition('PRESIDENT'),
    'a position exists, and a student asks': () => onePosition('STUDENT'),
    'a position exists that was changed meanwhile': async () => {
      await onePosition('PRESIDENT');
      await change(org, 'PRESIDENT', world.positionId, { title: 'Site Lead' });
    },
  };

  /** The ids of a pact are examples; the browser's cookie becomes a token at the gateway. */
  const asTheGatewayWould: RequestHandler = (req, _res, next) => {
    req.url = req.url
      .replace(/(\/api\/positions\/)[0-9a-f]{24}/, `$1${world.positionId}`)
      .replace(/(\/api\/orgUnit\/(units\/)?)[0-9a-f]{24}/, `$1${world.unitId}`)
      .replace(/([?&]unit=)[0-9a-f]{24}/, `$1${club.id}`);
    const body: unknown = req.body;
    if (body && typeof body === 'object' && 'unit_id' in body) req.body = { ...body, unit_id: club.id };
    req.headers.authorization = `Bearer ${mintToken(actorOf(world.as), org.clock)}`;
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
