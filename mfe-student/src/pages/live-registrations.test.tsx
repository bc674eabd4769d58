import { liveEvents } from '@portal/campus-kit/testing';
import { calls, type AnswerOf } from '@portal/contracts';
import { answers, portalServer } from '@portal/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HomePage } from './home-page';
import { emptyHome } from './sample-home';

type Joined = AnswerOf<typeof calls.listMyRegistrations>[number];

const inLine: Joined = {
  _id: '65e000000000000000000002',
  status: 'waiting',
  position: 4,
  code: 'H2JK-88PW',
  joined_at: '2026-11-01T04:30:00.000Z',
  event: {
    _id: '65b000000000000000000002',
    title: 'Git and GitHub Clinic',
    status: 'planned',
    category: 'technical',
    schedule: { start: '2030-01-05T12:30:00.000Z', end: null, venue: 'Lab 2', mode: 'offline' },
    organizing_unit_id: null,
  },
};

const server = portalServer(...emptyHome);
const { show, tell, pass } = liveEvents(server);

it('a registration on the home page moves up the waiting list by itself, and only its event is of interest', async () => {
  let asked = 0;
  let mine = inLine;
  server.use(answers(calls.listMyRegistrations, () => ((asked += 1), [mine])));
  await show(<HomePage />, { as: 'STUDENT', at: '/home' });
  const registrations = within(await screen.findByRole('region', { name: 'My registrations' }));
  expect(registrations.getByText('Waiting list (4)')).toBeVisible();
  const before = asked;
  await pass(30_000);
  await tell({ eventId: '65b000000000000000000009', kind: 'registrations' });
  await pass(10_000);
  expect(asked).toBe(before);
  mine = { ...inLine, status: 'registered' };
  await tell({ eventId: inLine.event._id, kind: 'registrations' });
  expect(await registrations.findByText('Registered')).toBeVisible();
});
