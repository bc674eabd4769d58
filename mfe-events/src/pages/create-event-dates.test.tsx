import { calls } from '@portal/contracts';
import { answers, personAs, portalServer, renderWithPortal } from '@portal/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { CreateEventPage } from './create-event-page';
import { sampleEvent } from './sample-event';

const server = portalServer();
const unit = { id: '65c000000000000000000001', name: 'Coding Club', category: 'scitech' } as const;
const coordinator = personAs('CLUB_COORDINATOR', { unit });

afterEach(() => sessionStorage.clear());

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Create Event' }));
/** Its line in the list of sections. */
const schedule = () => within(screen.getByRole('button', { name: 'When and where' }).closest('li') as HTMLElement);
const required = () => screen.getByRole('switch', { name: 'Registration required' });

function begin() {
  const bodies: unknown[] = [];
  const clashes: object[] = [];
  server.use(
    answers(calls.createEvent, ({ body }) => {
      bodies.push(body);
      return { message: 'Event created successfully', event: sampleEvent };
    }),
    answers(calls.listRooms, []),
    answers(calls.listConflicts, ({ query }) => {
      clashes.push(query);
      return [];
    }),
  );
  const { user } = renderWithPortal(<CreateEventPage />, { as: coordinator });
  fill('Title', 'Winter of Code');
  return { user, bodies, clashes };
}

describe('the days of a new event', () => {
  it('show an error at the field when they are invalid, and keep the other fields', async () => {
    const { user, bodies } = begin();
    fill('Start, time', '14:00');
    for (const day of ['0002-12-12', '20266-12-12']) {
      fill('Start, date', day);
      expect(screen.getByLabelText('Title')).toHaveValue('Winter of Code');
    }
    await submit(user);
    expect(await screen.findByText('Enter a date like 25 Nov 2026.')).toBeVisible();
    fill('Start, date', '2026-12-12');
    await submit(user);
    await waitFor(() => expect(bodies).toMatchObject([{ schedule: { start: '2026-12-12T08:30:00.000Z' } }]));
  });

  it('are not checked while registration is not required', async () => {
    const { user, bodies } = begin();
    await user.click(required());
    fill('Opens, date', '2026-12-12');
    fill('Max participants', '0');
    await user.click(required());
    await submit(user);
    await waitFor(() => expect(bodies).toMatchObject([{ registration: { required: false } }]));
  });

  it('require registration to begin before the event ends', async () => {
    const { user, bodies } = begin();
    fill('Start, date', '2026-12-12');
    fill('Start, time', '14:00');
    fill('End, date', '2026-12-12');
    fill('End, time', '16:00');
    await user.click(required());
    fill('Opens, date', '2026-12-12');
    fill('Opens, time', '16:00');
    await submit(user);
    expect(await screen.findByText('Registration must open before the event ends.')).toBeVisible();
    expect(bodies).toEqual([]);
  });

  it('are checked for conflicts also when the venue is long', async () => {
    const { clashes } = begin();
    fill('Venue', 'On the lawn '.repeat(12));
    fill('Start, date', '2026-12-12');
    fill('Start, time', '14:00');
    await waitFor(() =>
      expect(clashes).toEqual([{ start: '2026-12-12T08:30:00.000Z', category: 'technical', unit: unit.id }]),
    );
  });

  it('offer an end after the start, with how long it takes, and no earlier day', async () => {
    const { user } = begin();
    fill('Start, date', '2026-12-12');
    fill('Start, time', '14:00');
    fill('End, date', '2026-12-12');
    await user.click(screen.getByLabelText('End, time'));
    expect(screen.getByRole('option', { name: '3:00 pm, 1 h' })).toBeVisible();
    const end = within(screen.getByRole('group', { name: 'End' }));
    await user.click(end.getByRole('button', { name: 'Choose date' }));
    expect(screen.getByRole('button', { name: 'Friday, 11 December 2026' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Saturday, 12 December 2026' })).toBeEnabled();
  });

  it('that nobody can read are counted in the list of sections once they are left, and have no tick', async () => {
    const { user } = begin();
    await user.type(screen.getByLabelText('Start, date'), '31 feb');
    await user.type(screen.getByLabelText('Start, time'), '7-9pm');
    expect(schedule().queryByLabelText('Complete')).toBeNull();
    await user.tab();
    expect(await schedule().findByText('1 field to fix')).toBeVisible();
    await user.clear(screen.getByLabelText('Start, date'));
    await user.type(screen.getByLabelText('Start, date'), '25 dec');
    await user.clear(screen.getByLabelText('Start, time'));
    await user.type(screen.getByLabelText('Start, time'), '7 pm{Tab}');
    expect(await schedule().findByLabelText('Complete')).toBeVisible();
  });

  it('are wrong as soon as an end before the start is left, and right once it is corrected', async () => {
    const { user } = begin();
    fill('Start, date', '2026-12-12');
    fill('Start, time', '14:00');
    fill('End, date', '2026-12-12');
    await user.type(screen.getByLabelText('End, time'), '12:30{Tab}');
    expect(await screen.findByText('The end must be after the start.')).toBeVisible();
    expect(await schedule().findByText('1 field to fix')).toBeVisible();
    await user.clear(screen.getByLabelText('End, time'));
    await user.type(screen.getByLabelText('End, time'), '4 pm{Tab}');
    await waitFor(() => expect(screen.queryByText('The end must be after the start.')).toBeNull());
    expect(await schedule().findByLabelText('Complete')).toBeVisible();
  });

  it('are marked where one of them is wrong', async () => {
    const { user } = begin();
    fill('Start, date', '2026-12-12');
    fill('Start, time', '14:00');
    fill('End, date', '2026-12-12');
    fill('End, time', '12:30');
    await submit(user);
    expect(await screen.findByText('The end must be after the start.')).toBeVisible();
    expect(screen.getByLabelText('End, date')).toBeInvalid();
    expect(screen.getByLabelText('Start, date')).toBeValid();
  });
});
