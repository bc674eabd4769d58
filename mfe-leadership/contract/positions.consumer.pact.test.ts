import path from 'node:path';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { calls, problem, UNIT_CATEGORIES, UNIT_TYPES, type Call } from '@portal/contracts';

const { datetime, eachLike, integer, number, regex, string } = MatchersV3;
const objectId = (example: string) => regex(/^[0-9a-f]{24}$/, example);
const oneOf = (values: readonly string[], example: string) => regex(values.join('|'), example);

const positionId = 'dddddddddddddddddddddd01';
const unitId = 'aaaaaaaaaaaaaaaaaaaaaa01';

/** What a card, the details and the form read of a position. */
const position = {
  _id: objectId(positionId),
  version: integer(1),
  position_id: regex(/^POS-\d{4}$/, 'POS-0001'),
  title: string('Web Lead'),
  unit_id: { _id: objectId(unitId), name: string('Coding Club') },
  position_type: string('Team Lead'),
  responsibilities: eachLike('Keep the site up'),
  requirements: { min_cgpa: number(7.5), min_year: integer(2), skills_required: eachLike('React') },
  description: string('Leads the web team.'),
  position_count: integer(2),
  created_at: datetime("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", '2026-11-21T04:30:00.000Z'),
};
const details = {
  title: 'Web Lead',
  position_type: 'Team Lead',
  responsibilities: ['Keep the site up'],
  requirements: { min_cgpa: 7.5, min_year: 2, skills_required: ['React'] },
  description: 'Leads the web team.',
  position_count: 2,
};

const org = () =>
  new PactV4({
    consumer: 'mfe-leadership',
    provider: 'org',
    dir: path.resolve(import.meta.dirname, '../../pacts'),
    host: '127.0.0.1',
    logLevel: 'error',
  }).addInteraction();

/** Makes a call as its row of the table says; the client of web-kit needs a browser. */
async function ask(base: string, { method }: Call, at: string, body?: unknown): Promise<Response> {
  return fetch(`${base}${at}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
}

const total = { 'X-Total-Count': regex(/^\d+$/, '1') };

describe('what the pages of positions rely on', () => {
  it('everybody reads positions, page by page', async () => {
    await org()
      .given('a position exists, and a student asks')
      .uponReceiving('the first positions')
      .withRequest('GET', '/api/positions/get-all', (request) => request.query({ limit: '12' }))
      .willRespondWith(200, (response) => response.headers(total).jsonBody(eachLike(position)))
      .executeTest(async ({ url }) => {
        const answer = await ask(url, calls.listPositions, '/api/positions/get-all?limit=12');
        expect(calls.listPositions.answer.parse(await answer.json())).toMatchObject([{ title: 'Web Lead' }]);
        expect(answer.headers.get('x-total-count')).toBe('1');
      });
  });

  it('an officer finds positions, and which of them they may manage', async () => {
    await org()
      .given('a position exists')
      .uponReceiving('the positions of a unit, of a type, that begin like this')
      .withRequest('GET', '/api/positions/get-all', (request) =>
        request.query({ limit: '12', q: 'web', unit: unitId, type: 'Team Lead' }),
      )
      .willRespondWith(200, (response) => response.jsonBody(eachLike({ ...position, can_manage: true })))
      .executeTest(async ({ url }) => {
        const at = `/api/positions/get-all?limit=12&q=web&unit=${unitId}&type=Team%20Lead`;
        const answer = await ask(url, calls.listPositions, at);
        expect(calls.listPositions.answer.parse(await answer.json())).toMatchObject([{ can_manage: true }]);
      });
  });

  it('an officer finds the unit of a new position', async () => {
    await org()
      .given('a position exists')
      .uponReceiving('the units of a category that begin like this')
      .withRequest('GET', '/api/orgUnit/organizational-units', (request) =>
        request.query({ limit: '20', expand: '1', q: 'cod', category: 'scitech' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody(
          eachLike({
            _id: objectId(unitId),
            name: string('Coding Club'),
            type: oneOf(UNIT_TYPES, 'Club'),
            category: oneOf(UNIT_CATEGORIES, 'scitech'),
          }),
        ),
      )
      .executeTest(async ({ url }) => {
        const at = '/api/orgUnit/organizational-units?limit=20&expand=1&q=cod&category=scitech';
        const answer = await ask(url, calls.listUnits, at);
        expect(calls.listUnits.answer.parse(await answer.json())).toMatchObject([{ category: 'scitech' }]);
      });
  });

  it('an officer adds a position', async () => {
    const body = { ...details, unit_id: unitId };
    await org()
      .given('a position exists')
      .uponReceiving('a new position')
      .withRequest('POST', '/api/positions/add-position', (request) => request.jsonBody(body))
      .willRespondWith(201, (response) => response.jsonBody({ ...position, can_manage: true }))
      .executeTest(async ({ url }) => {
        const answer = await ask(url, calls.addPosition, '/api/positions/add-position', body);
        expect(calls.addPosition.answer.parse(await answer.json())).toMatchObject({ title: 'Web Lead' });
      });
  });

  it('an officer changes a position', async () => {
    const body = { version: 1, ...details, title: 'Web Head' };
    await org()
      .given('a position exists')
      .uponReceiving('the version that was edited, and what is different')
      .withRequest('PATCH', `/api/positions/${positionId}`, (request) => request.jsonBody(body))
      .willRespondWith(200, (response) => response.jsonBody({ ...position, title: 'Web Head', version: integer(2) }))
      .executeTest(async ({ url }) => {
        const answer = await ask(url, calls.changePosition, `/api/positions/${positionId}`, body);
        expect(calls.changePosition.answer.parse(await answer.json())).toMatchObject({ title: 'Web Head' });
      });
  });

  it('an officer is refused after somebody else changed it', async () => {
    const body = { version: 1, ...details };
    await org()
      .given('a position exists that was changed meanwhile')
      .uponReceiving('a version that is no longer there')
      .withRequest('PATCH', `/api/positions/${positionId}`, (request) => request.jsonBody(body))
      .willRespondWith(409, (response) =>
        response
          .headers({ 'Content-Type': 'application/problem+json; charset=utf-8' })
          .jsonBody({ code: 'POSITION.CHANGED_MEANWHILE', message: string('Somebody else changed it.') }),
      )
      .executeTest(async ({ url }) => {
        const answer = await ask(url, calls.changePosition, `/api/positions/${positionId}`, body);
        expect(problem.partial().parse(await answer.json())).toMatchObject({ code: 'POSITION.CHANGED_MEANWHILE' });
      });
  });

  it('an officer deletes a position', async () => {
    await org()
      .given('a position exists')
      .uponReceiving('the removal of a position')
      .withRequest('DELETE', `/api/positions/${positionId}`)
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        const { status } = await ask(url, calls.removePosition, `/api/positions/${positionId}`);
        expect(status).toBe(204);
      });
  });
});
