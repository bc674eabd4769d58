import { calls, type EventAnswer, type Role } from '@portal/contracts';
import { answers, isUnreachable, portalServer, problem, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EventsPage } from './events-page';
import { managedEvent, pendingRequest, sampleEvent } from './sample-event';

const server = portalServer();

const buttonsOf = async () => {
  const card = await screen.findByRole('article', { name: sampleEvent.title });
  const pressable = [...within(card).queryAllByRole('link'), ...within(card).queryAllByRole('button')];
  const isName = (one: HTMLElement) => one.closest('h4') ?? one.getAttribute('href')?.startsWith('/units/');
  return pressable.filter((one) => !isName(one)).map((one) => one.textContent);
};

describe('the events list', () => {
  it('shows its title and the loading state, then the cards', async () => {
    server.use(answers(calls.listEventsByRole, [sampleEvent], { 'X-Total-Count': '21' }));
    renderWithPortal(<EventsPage />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Events at Example Institute of Technology');
    expect(screen.getByText('Loading events...')).toBeTruthy();
    const card = within(await screen.findByRole('article', { name: 'Git and GitHub Clinic' }));
    for (const text of ['Coding Club', 'Planned', '21 Nov 2026', '10:00 am to 1:00 pm', 'Computer Lab 3']) {
      expect(card.getByText(text)).toBeTruthy();
    }
    expect(card.queryByText('Room Requests')).toBeNull();
    expect(screen.getByText('1 of 21 events')).toBeTruthy();
  });

  it('says how many there are where it shows all of them', async () => {
    server.use(answers(calls.listEventsByRole, [sampleEvent]));
    renderWithPortal(<EventsPage />);
    expect(await screen.findByText('1 event')).toBeTruthy();
  });

  it('shows the empty state', async () => {
    server.use(answers(calls.listEventsByRole, []));
    renderWithPortal(<EventsPage />);
    expect(await screen.findByText('No events found')).toBeTruthy();
    expect(screen.getByText('There are no events to display for your role.')).toBeTruthy();
  });

  it("shows the server's message when it fails, and loads again on Retry", async () => {
    server.use(refuses(calls.listEventsByRole, 'ACCESS.FORBIDDEN', { message: 'Not for you.' }));
    const { user } = renderWithPortal(<EventsPage />);
    expect((await screen.findByRole('alert')).textContent).toBe('Error loading events: Not for you.');
    server.use(answers(calls.listEventsByRole, [sampleEvent]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });

  it('shows the status when the server sent no message', async () => {
    server.use(answers(calls.listEventsByRole, () => new Response('', { status: 500 })));
    renderWithPortal(<EventsPage />);
    expect((await screen.findByRole('alert')).textContent).toBe('Error loading events: Failed to fetch events: 500');
  });

  it('shows what to do when there is no answer', async () => {
    server.use(isUnreachable(calls.listEventsByRole));
    renderWithPortal(<EventsPage />);
    expect((await screen.findByRole('alert')).textContent).toContain('Check your connection');
  });

  it('shows that the date of an event is open', async () => {
    const undated = { ...sampleEvent, schedule: { ...sampleEvent.schedule, start: null, end: null } };
    server.use(answers(calls.listEventsByRole, [undated]));
    renderWithPortal(<EventsPage />);
    expect(await screen.findByText('Date to be announced')).toBeTruthy();
  });

  it('sends search and filters to the server, and keeps them in the URL', async () => {
    const asked: string[] = [];
    server.use(
      answers(calls.listEventsByRole, ({ query }) => {
        asked.push([query.q, query.category, query.status].join());
        return query.q ? [] : [sampleEvent];
      }),
    );
    const { user, address } = renderWithPortal(<EventsPage />, { at: '/events?category=technical' });
    await screen.findByRole('article');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Ongoing');
    await user.click(screen.getByRole('searchbox', { name: 'Search events' }));
    await user.paste('chess');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await screen.findByRole('article');
    expect(asked).toEqual([',technical,', ',technical,ongoing', 'chess,technical,ongoing', ',,']);
    expect(address()).toBe('/events');
  });

  it('appends the next page on request', async () => {
    const second = { ...sampleEvent, _id: '65b000000000000000000002', title: 'Quiz Prelims' };
    server.use(
      answers(calls.listEventsByRole, ({ query }) =>
        query.cursor === 'two'
          ? Response.json([second])
          : Response.json([sampleEvent], { headers: { Link: '</api?cursor=two>; rel="next"', 'X-Total-Count': '2' } }),
      ),
    );
    const { user } = renderWithPortal(<EventsPage />);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByRole('article', { name: 'Quiz Prelims' });
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});

describe('a card', () => {
  it('has a title that leads to the event, and a unit that leads to its page', async () => {
    server.use(answers(calls.listEventsByRole, [sampleEvent]));
    renderWithPortal(<EventsPage />, { as: 'STUDENT' });
    const title = await screen.findByRole('link', { name: sampleEvent.title });
    expect(title).toHaveAttribute('href', `/events/${sampleEvent._id}`);
    const { _id, name = '' } = sampleEvent.organizing_unit_id ?? {};
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/units/${_id}`);
  });
});

describe('the buttons of a card', () => {
  const expected: readonly (readonly [Role | 'visitor', string[]])[] = [
    ['visitor', ['View Details']],
    ['STUDENT', ['View Details']],
    ['CLUB_COORDINATOR', ['Manage Event', 'Request Room']],
    ['GENSEC_SCITECH', ['Manage Event', 'Request Room']],
    ['GENSEC_ACADEMIC', ['Manage Event', 'Request Room']],
    ['GENSEC_CULTURAL', ['Manage Event', 'Request Room']],
    ['GENSEC_SPORTS', ['Manage Event', 'Request Room']],
    ['PRESIDENT', ['Review Event', 'Manage Requests']],
  ];

  it.each(expected)('%s: %s', async (role, buttons) => {
    const asked: string[] = [];
    server.use(
      answers(calls.listEventsByRole, ({ params, query }) => {
        asked.push([params.role, query.expand, query.username].filter(Boolean).join(' '));
        return [role === 'visitor' || role === 'STUDENT' ? sampleEvent : managedEvent];
      }),
    );
    renderWithPortal(<EventsPage />, { as: role });
    expect(await buttonsOf()).toEqual(buttons);
    const listed = role === 'visitor' ? 'STUDENT' : role;
    const expanded = listed === 'STUDENT' ? listed : `${listed} room_requests`;
    expect(asked).toEqual([role === 'CLUB_COORDINATOR' ? `${expanded} person@example.edu` : expanded]);
    expect(screen.queryByText('Room Requests') === null).toBe(listed === 'STUDENT');
  });
});

describe('requesting a room', () => {
  const open = async (schedule: Partial<EventAnswer['schedule']> = { start: null, end: null, venue: '' }) => {
    const event = { ...sampleEvent, room_requests: [], schedule: { ...sampleEvent.schedule, ...schedule } };
    server.use(
      answers(calls.listEventsByRole, [event]),
      answers(calls.listRooms, []),
      answers(calls.readRoomAvailability, []),
    );
    const portal = renderWithPortal(<EventsPage />, { as: 'CLUB_COORDINATOR' });
    await portal.user.click(await screen.findByRole('button', { name: 'Request Room' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request a Room' }));
    return { ...portal, dialog };
  };
  const fill = async ({ user, dialog }: Awaited<ReturnType<typeof open>>) => {
    await user.type(dialog.getByLabelText('Room/Venue Name'), 'Senate Hall');
    await user.type(dialog.getByLabelText('Date'), '2026-11-21');
    await user.type(dialog.getByLabelText('Time'), '10:00');
  };

  it('requires room, date and time, and focuses the first one that is missing', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Submit Request' }));
    expect(await dialog.findByText('Please enter a room or venue.')).toBeTruthy();
    expect(dialog.getByText('Please choose a date.')).toBeTruthy();
    expect(dialog.getByText('Please choose a time.')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByLabelText('Room/Venue Name'));
  });

  it('sends exactly what was typed, and shows the request on the card', async () => {
    const bodies: unknown[] = [];
    const opened = await open();
    server.use(
      answers(calls.requestRoom, ({ body }) => {
        bodies.push(body);
        return managedEvent;
      }),
    );
    await fill(opened);
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Submit Request' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies).toEqual([{ room: 'Senate Hall', date: '2026-11-21', time: '10:00', description: '' }]);
    const card = within(await screen.findByRole('article'));
    expect(await card.findByText('Senate Hall')).toBeTruthy();
    expect(card.getByText('Pending')).toBeTruthy();
  });

  it('starts with day and times of an upcoming event', async () => {
    const { dialog } = await open({ start: '2099-03-04T04:30:00.000Z', end: '2099-03-04T07:30:00.000Z' });
    expect(dialog.getByLabelText('Date')).toHaveValue('4 Mar 2099');
    expect(dialog.getByLabelText('Time')).toHaveValue('10:00 am');
    expect(dialog.getByLabelText(/^End/)).toHaveValue('1:00 pm');
  });

  it('sends once, however often I submit in the same moment', async () => {
    let times = 0;
    const opened = await open();
    server.use(
      answers(calls.requestRoom, () => {
        times += 1;
        return managedEvent;
      }),
    );
    await fill(opened);
    const form = document.querySelector('form') as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(times).toBe(1);
  });

  it('shows in the dialog why it was refused, and keeps the input', async () => {
    const opened = await open();
    server.use(refuses(calls.requestRoom, 'EVENT.ENDED', { message: 'This event has ended.' }));
    await fill(opened);
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Submit Request' }));
    expect((await opened.dialog.findByRole('alert')).textContent).toBe('This event has ended.');
    expect(opened.dialog.getByLabelText<HTMLInputElement>('Room/Venue Name').value).toBe('Senate Hall');
    server.use(answers(calls.requestRoom, () => new Response('', { status: 500 })));
    await opened.user.click(await opened.dialog.findByRole('button', { name: 'Submit Request' }));
    expect(await opened.dialog.findByText('Failed to submit request.')).toBeTruthy();
  });
});

describe('reviewing room requests', () => {
  const open = async () => {
    server.use(
      answers(calls.listEventsByRole, [managedEvent]),
      answers(calls.readRoomAvailability, []),
      answers(calls.listCompetingRoomRequests, []),
      answers(calls.readEvent, managedEvent),
    );
    const portal = renderWithPortal(<EventsPage />, { as: 'PRESIDENT' });
    await portal.user.click(await screen.findByRole('button', { name: 'Manage Requests' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Requests for: ${sampleEvent.title}` }));
    return { ...portal, dialog };
  };

  it('moves an approved request from Pending to Reviewed, there and on the card', async () => {
    const { user, dialog } = await open();
    const bodies: unknown[] = [];
    server.use(
      answers(calls.reviewRoomRequest, ({ body }) => {
        bodies.push(body);
        return { _id: managedEvent._id, room_requests: [{ ...pendingRequest, status: 'Approved' as const }] };
      }),
    );
    await user.dblClick(dialog.getByRole('button', { name: 'Approve' }));
    expect(await dialog.findByText('No pending requests for this event.')).toBeTruthy();
    expect(within(dialog.getByRole('list', { name: 'Reviewed' })).getByText('Approved')).toBeTruthy();
    expect(bodies).toEqual([{ status: 'Approved' }]);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(within(await screen.findByRole('article')).getByText('Approved')).toBeTruthy();
  });

  it('sends one decision for several clicks at once', async () => {
    const { dialog } = await open();
    const bodies: unknown[] = [];
    server.use(
      answers(calls.reviewRoomRequest, ({ body }) => {
        bodies.push(body);
        return { _id: managedEvent._id, room_requests: [{ ...pendingRequest, status: 'Approved' as const }] };
      }),
    );
    const [approve, reject] = ['Approve', 'Reject'].map((name) => dialog.getByRole('button', { name }));
    act(() => [approve, approve, reject].forEach((button) => button?.click()));
    expect(await dialog.findByText('No pending requests for this event.')).toBeTruthy();
    expect(bodies).toEqual([{ status: 'Approved' }]);
  });

  it('shows the decision at once, and reverts it with the reason when it is refused', async () => {
    const { user, dialog } = await open();
    let refuse: (value: Response) => void = () => undefined;
    const answer = new Promise<Response>((resolve) => (refuse = resolve));
    server.use(
      answers(calls.reviewRoomRequest, () => answer),
      answers(calls.readEvent, managedEvent),
    );
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await dialog.findByText('Approved')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Approving...' }).getAttribute('aria-disabled')).toBe('true');
    refuse(problem('ROOM.ALREADY_BOOKED', { message: 'Room already booked for this time.' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Room already booked for this time.');
    expect(within(dialog.getByRole('list', { name: 'Pending' })).getByText('Pending')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Approve' })).toBeTruthy();
  });

  it('shows which decision failed when the server sent no message', async () => {
    const { user, dialog } = await open();
    server.use(answers(calls.reviewRoomRequest, () => new Response('', { status: 500 })));
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    await user.click(dialog.getByRole('button', { name: 'Reject request' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Failed to Rejected request.');
  });
});
