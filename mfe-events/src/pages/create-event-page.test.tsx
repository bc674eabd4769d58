import { calls } from '@portal/contracts';
import { sessionStore } from '@portal/web-kit';
import { answers, beSignedInAs, personAs, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eventHref } from '../paths';
import { CreateEventPage } from './create-event-page';
import { sampleEvent } from './sample-event';

const server = portalServer();
const unit = { id: '65c000000000000000000001', name: 'Coding Club', category: 'scitech' } as const;
const coordinator = personAs('CLUB_COORDINATOR', { unit });
const sneha = { _id: '65a000000000000000000009', username: 'sneha@example.edu' };

afterEach(() => sessionStorage.clear());

const type = (user: UserEvent, label: string, text: string) => user.type(screen.getByLabelText(label), text);
/** As by paste or a picker: at once. */
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Create Event' }));

function keepBodies(): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    answers(calls.createEvent, ({ body }) => {
      bodies.push(body);
      return { message: 'Event created successfully', event: sampleEvent };
    }),
  );
  return bodies;
}

describe('creating an event', () => {
  it('requires a title, a category and a unit, and focuses the first one that is missing', async () => {
    const { user } = renderWithPortal(<CreateEventPage />, { as: 'PRESIDENT' });
    await submit(user);
    expect(await screen.findByText('Please enter a title.')).toBeTruthy();
    expect(screen.getByText('Please choose a category.')).toBeTruthy();
    expect(screen.getByText('Please choose an organizing unit.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  });

  it('sends only required:false without registration, with the unit of the coordinator', async () => {
    const bodies = keepBodies();
    const { user, address } = renderWithPortal(<CreateEventPage />, { as: coordinator });
    fill('Title', 'Winter of Code');
    await submit(user);
    await waitFor(() => expect(address()).toBe(eventHref(sampleEvent._id)));
    expect(bodies).toEqual([
      {
        title: 'Winter of Code',
        description: '',
        category: 'technical',
        type: '',
        organizing_unit_id: unit.id,
        organizers: [],
        skills: [],
        schedule: { venue: '', mode: 'offline' },
        registration: { required: false },
        budget: { allocated: 0, sponsors: [] },
      },
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('');
  });

  it('creates it once, however often I submit in the same moment', async () => {
    const bodies = keepBodies();
    const { container, address } = renderWithPortal(<CreateEventPage />, { as: coordinator });
    fill('Title', 'Winter of Code');
    const form = container.querySelector('form') as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(address()).toBe(eventHref(sampleEvent._id)));
    expect(bodies).toHaveLength(1);
  });

  it('turns dates and times of the institute into instants, and organisers into references', async () => {
    const bodies = keepBodies();
    server.use(
      answers(calls.listPickablePeople, [{ ...sneha, personal_info: { name: 'Sneha Kulkarni' } }]),
      answers(calls.listPickableUnits, []),
      answers(calls.listConflicts, []),
    );
    const { user } = renderWithPortal(<CreateEventPage />, { as: coordinator });
    fill('Title', 'Winter of Code');
    await type(user, 'People and units', 'sne');
    await user.click(await screen.findByRole('option', { name: 'Sneha Kulkarni, sneha@example.edu' }));
    fill('Start, date', '2026-12-12');
    fill('Start, time', '14:00');
    fill('End, date', '2026-12-12');
    fill('End, time', '16:30');
    await user.click(screen.getByRole('radio', { name: 'Hybrid' }));
    await user.click(screen.getByRole('switch', { name: 'Registration required' }));
    fill('Opens, date', '2026-11-23');
    fill('Opens, time', '09:00');
    fill('Closes, date', '2026-12-10');
    fill('Closes, time', '18:00');
    fill('Max participants', '180');
    fill('Fees', '50');
    fill('Allocated', '35,000');
    await type(user, 'Sponsors', 'Alumni Association,');
    await submit(user);
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies).toMatchObject([
      {
        organizers: [{ kind: 'user', _id: sneha._id }],
        schedule: { start: '2026-12-12T08:30:00.000Z', end: '2026-12-12T11:00:00.000Z', mode: 'hybrid' },
        registration: {
          required: true,
          start: '2026-11-23T03:30:00.000Z',
          end: '2026-12-10T12:30:00.000Z',
          fees: 50,
          max_participants: 180,
        },
        budget: { allocated: 35_000, sponsors: ['Alumni Association'] },
      },
    ]);
  });

  it('finds the unit by typing, among those I may choose', async () => {
    const bodies = keepBodies();
    server.use(
      answers(calls.listPickableUnits, ({ query }) =>
        query.q === 'cod' ? [{ _id: unit.id, name: unit.name, type: 'Club' as const, category: unit.category }] : [],
      ),
    );
    const { user } = renderWithPortal(<CreateEventPage />, { as: 'PRESIDENT' });
    fill('Title', 'Winter of Code');
    await user.selectOptions(screen.getByLabelText('Category'), 'Technical');
    await type(user, 'Organizing Unit', 'cod');
    await user.click(await screen.findByRole('option', { name: /^Coding Club/ }));
    await submit(user);
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies).toMatchObject([{ organizing_unit_id: unit.id }]);
  });

  it('keeps the draft when the session has ended', async () => {
    server.use(refuses(calls.createEvent, 'AUTH.SESSION_REQUIRED'), refuses(calls.refresh, 'AUTH.SESSION_REQUIRED'));
    const first = renderWithPortal(<CreateEventPage />, { as: coordinator });
    await type(first.user, 'Title', 'Winter of Code');
    await submit(first.user);
    await waitFor(() => expect(sessionStore.getState().status).toBe('ended'));
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Winter of Code');
    first.unmount();
    act(() => beSignedInAs('visitor'));
    renderWithPortal(<CreateEventPage />, { as: coordinator });
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Winter of Code');
  });

  it('does not end before it starts', async () => {
    const bodies = keepBodies();
    server.use(answers(calls.listConflicts, []));
    const { user } = renderWithPortal(<CreateEventPage />, { as: coordinator });
    fill('Title', 'Winter of Code');
    fill('Start, date', '2026-12-12');
    fill('Start, time', '14:00');
    fill('End, date', '2026-12-12');
    await submit(user);
    expect(await screen.findByText('Please enter the time too.')).toBeTruthy();
    fill('End, time', '12:30');
    expect(await screen.findByText('The end must be after the start.')).toBeTruthy();
    expect(bodies).toEqual([]);
  });

  it("shows that it failed and the server's errors at their fields, and keeps the input", async () => {
    server.use(refuses(calls.createEvent, 'REQUEST.INVALID', { errors: [{ path: 'title', message: 'Too loud.' }] }));
    const { user } = renderWithPortal(<CreateEventPage />, { as: coordinator });
    fill('Title', 'LOUD');
    await submit(user);
    expect((await screen.findByText('Failed to create event.')).closest('[role="alert"]')).toBeTruthy();
    expect(screen.getByText('Too loud.')).toBeTruthy();
    expect(screen.queryByText('Please check the marked fields.')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('LOUD');
  });

  it('keeps a draft until it is discarded', async () => {
    const first = renderWithPortal(<CreateEventPage />, { as: coordinator });
    await type(first.user, 'Title', 'Half a title');
    first.unmount();
    const { user } = renderWithPortal(<CreateEventPage />, { as: coordinator });
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Half a title');
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe(''));
  });
});

describe('the form of a new event', () => {
  const lab = {
    _id: '65f000000000000000000001',
    name: 'Computer Lab 3',
    building: 'CS Block',
    capacity: 72,
    equipment: [],
    active: true,
  };
  const clash = {
    _id: '65b000000000000000000007',
    title: 'Robowars',
    schedule: {
      start: '2026-12-12T08:30:00.000Z',
      end: '2026-12-12T11:00:00.000Z',
      venue: 'Computer Lab 3',
      mode: 'offline' as const,
    },
    organizing_unit_id: null,
    because: ['audience' as const, 'room' as const],
  };

  it('suggests rooms as venues, and accepts any other text', async () => {
    server.use(answers(calls.listRooms, [lab]));
    const bodies = keepBodies();
    const { user } = renderWithPortal(<CreateEventPage />, { as: coordinator });
    fill('Title', 'Winter of Code');
    await type(user, 'Venue', 'lab');
    await user.click(await screen.findByRole('option', { name: 'Computer Lab 3, CS Block, 72 seats' }));
    expect(screen.getByLabelText<HTMLInputElement>('Venue').value).toBe('Computer Lab 3');
    await type(user, 'Venue', ' or the lawn');
    await submit(user);
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies).toMatchObject([{ schedule: { venue: 'Computer Lab 3 or the lawn' } }]);
  });

  it('warns while typing of events for the same audience or in the same room', async () => {
    const asked: object[] = [];
    server.use(
      answers(calls.listConflicts, ({ query }) => {
        asked.push(query);
        return [clash];
      }),
    );
    renderWithPortal(<CreateEventPage />, { as: coordinator });
    fill('Start, date', '2026-12-12');
    fill('Start, time', '14:00');
    expect(await screen.findByText('1 event at the same time')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Robowars' }).getAttribute('href')).toBe(`/events/${clash._id}`);
    expect(screen.getByText(/for the same audience, in the same room/)).toBeTruthy();
    expect(asked).toEqual([{ start: '2026-12-12T08:30:00.000Z', category: 'technical', unit: unit.id }]);
  });

  it('shows a preview of the card, and the sections with errors', async () => {
    server.use(answers(calls.listRooms, []));
    const { user } = renderWithPortal(<CreateEventPage />, { as: coordinator });
    await submit(user);
    expect(await screen.findByText('1 field to fix')).toBeTruthy();
    fill('Title', 'Winter of Code');
    await type(user, 'Venue', 'The lawn');
    await user.click(screen.getByRole('switch', { name: 'Registration required' }));
    fill('Max participants', '180');
    const card = within(screen.getByRole('article', { name: 'Winter of Code' }));
    expect(card.getByText('Coding Club')).toBeTruthy();
    expect(card.queryByRole('link')).toBeNull();
    expect(card.getByText('The lawn')).toBeTruthy();
    expect(card.getByText('180 of 180 places left')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('1 field to fix')).toBeNull());
  });

  it('shows an error at every field that is wrong', async () => {
    const bodies = keepBodies();
    const { user } = renderWithPortal(<CreateEventPage />, { as: coordinator });
    fill('Title', 'x'.repeat(201));
    await user.click(screen.getByRole('switch', { name: 'Registration required' }));
    fill('Opens, date', '2026-12-12');
    fill('Closes, time', '10:00');
    fill('Max participants', '0');
    fill('Fees', '-1');
    fill('Allocated', '1.5');
    await submit(user);
    const messageOf = (label: string) => {
      const field = screen.getByLabelText(label);
      const scope = field.closest('fieldset') ?? field.closest('.field') ?? field.parentElement;
      return within(scope as HTMLElement).getByRole('alert').textContent;
    };
    await screen.findByText(/^Please use at most \d+ characters.$/);
    expect(messageOf('Opens, date')).toBe('Please enter the time too.');
    expect(messageOf('Closes, time')).toBe('Please enter the date too.');
    expect(messageOf('Max participants')).toBe('Please enter a whole number of 1 or more.');
    expect(messageOf('Fees')).toBe('Please enter a whole amount of 0 or more.');
    expect(messageOf('Allocated')).toBe('Please enter a whole amount of 0 or more.');
    expect(bodies).toEqual([]);
  });
});
