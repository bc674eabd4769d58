import { calls, type AuditAnswer, type QueryOf } from '@portal/contracts';
import {
  answers,
  personAs,
  portalServer,
  problem,
  refuses,
  renderWithPortal,
  type Asked,
} from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { AuditPage } from './audit-page';
import { neha } from './sample-officers';

const president = personAs('PRESIDENT', { personal_info: { name: 'Kavya Iyer' } });
const server = portalServer();
let asked: QueryOf<typeof calls.listAudit>[];
let rows: AuditAnswer[];

const concert = { kind: 'events.event', _id: '65a0000000000000000000e1', name: 'Spring Concert' };
const officer = { _id: neha._id, name: 'Neha Thakur', role: 'CLUB_COORDINATOR' } as const;

let made = 0;
function aRow(more: Partial<AuditAnswer> = {}): AuditAnswer {
  made += 1;
  return {
    _id: made.toString(16).padStart(24, '0'),
    at: '2026-11-20T10:15:00.000Z',
    action: 'events.event.changed',
    actor: officer,
    subject: concert,
    requestId: 'a1b2c3d4-0001',
    changes: [{ field: 'venue', before: 'Main Hall', after: 'Lawn' }],
    ...more,
  };
}

beforeEach(() => {
  asked = [];
  rows = [aRow()];
  const list = ({ query }: Asked<typeof calls.listAudit>) => {
    asked.push(query);
    return rows;
  };
  server.use(answers(calls.listAudit, list, { 'x-total-count': '120' }), answers(calls.listUsers, [neha]));
});

const show = (at = '/audit') => renderWithPortal(<AuditPage />, { as: president, at, path: '/audit' });
const entries = async () => {
  const lists = await screen.findAllByRole('list', { name: /^Entries for/ });
  return lists.flatMap((list) => [...list.children]) as HTMLElement[];
};
const entry = async () => (await entries())[0] as HTMLElement;

describe('the audit', () => {
  it('says in a sentence who did what to what, with links where there is a page', async () => {
    show();
    expect(screen.getByText('Loading the audit...')).toBeInTheDocument();
    const row = await entry();
    expect(row).toHaveTextContent('3:45 pmNeha Thakur changed the event Spring Concert');
    expect(screen.getByRole('region', { name: '20 Nov 2026' })).toContainElement(row);
    expect(within(row).getByRole('link', { name: 'Spring Concert' })).toHaveAttribute('href', `/events/${concert._id}`);
    expect(within(row).getByRole('link', { name: 'Neha Thakur' })).toHaveAttribute('href', `/profile/${neha._id}`);
    expect(screen.getByText('120 entries')).toHaveAttribute('role', 'status');
  });

  it('names today and yesterday, and groups by the day of the institute', async () => {
    const now = Date.now();
    const hours = (count: number) => new Date(now - count * 3_600_000).toISOString();
    const other = { ...concert, _id: '65a0000000000000000000e2' };
    rows = [aRow({ at: hours(0) }), aRow({ at: hours(24) }), aRow({ at: hours(24), subject: other })];
    show();
    expect(await screen.findByRole('list', { name: 'Entries for Today' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Entries for Yesterday' }).children).toHaveLength(2);
  });

  it('shows identifiers only to those who ask for details', async () => {
    const { user } = show();
    const row = await entry();
    for (const hidden of ['a1b2c3d4-0001', concert._id, 'events.event.changed', 'Club Coordinator'])
      expect(row).not.toHaveTextContent(hidden);
    await user.click(within(row).getByText('Details'));
    expect(row).toHaveTextContent('RoleClub Coordinator');
    expect(row).toHaveTextContent('Actionevents.event.changed');
    expect(row).toHaveTextContent(`Subject ID${concert._id}`);
    await user.click(within(row).getByRole('button', { name: 'Copy request ID a1b2c3d4-0001' }));
    expect(await navigator.clipboard.readText()).toBe('a1b2c3d4-0001');
  });

  it('puts together what one person did to one thing within minutes, and lists it for who asks', async () => {
    rows = [
      aRow({ at: '2026-11-20T10:15:00.000Z' }),
      aRow({ at: '2026-11-20T10:12:00.000Z', subject: { ...concert, _id: '65a0000000000000000000e2' } }),
      aRow({ at: '2026-11-20T10:08:00.000Z', action: 'events.event.created', changes: [] }),
      aRow({ at: '2026-11-20T09:40:00.000Z' }),
    ];
    const { user } = show();
    const [together, otherThing, earlier] = await entries();
    expect(together).toHaveTextContent('Neha Thakur created and changed the event Spring Concert');
    expect(otherThing).toHaveTextContent('3:42 pm');
    expect(earlier).toHaveTextContent('3:10 pm');
    expect(within(together as HTMLElement).queryByText('Event created')).not.toBeInTheDocument();
    await user.click(within(together as HTMLElement).getByText('Show all 2'));
    expect(together).toHaveTextContent('3:45 pmEvent changedVenueBefore: Main HallAfter: Lawn');
    expect(together).toHaveTextContent('3:38 pmEvent created');
  });

  it('links to a position by its title, until it is deleted', async () => {
    const subject = { kind: 'org.position', _id: '65a0000000000000000000c1', name: 'Team Lead, Web' };
    const changes = [{ field: 'requirements.minCgpa', before: 7, after: 7.5 }];
    rows = [
      aRow({ action: 'org.position.removed', subject }),
      aRow({ action: 'org.position.changed', at: '2026-11-20T09:15:00.000Z', subject, changes }),
    ];
    show();
    const [removed, changed] = await entries();
    expect(removed).toHaveTextContent('Neha Thakur deleted the position Team Lead, Web');
    expect(within(removed as HTMLElement).queryByRole('link', { name: 'Team Lead, Web' })).not.toBeInTheDocument();
    expect(changed).toHaveTextContent('Min CGPABefore: 7After: 7.5');
    expect(within(changed as HTMLElement).getByRole('link', { name: 'Team Lead, Web' })).toHaveAttribute(
      'href',
      '/cosa?q=Team%20Lead%2C%20Web',
    );
  });

  it('shows each field before and after', async () => {
    rows = [
      aRow({
        changes: [
          { field: 'venue', before: 'Main Hall', after: 'Lawn' },
          { field: 'registration.maxParticipants', before: 40 },
          { field: 'start', after: '2026-11-28T12:30:00.000Z' },
          { field: 'phone' },
          { field: 'seatPlan.rowCount', after: 3 },
          { field: 'status', after: 'planned' },
        ],
      }),
    ];
    show();
    const row = await entry();
    const field = (name: string) => within(row).getByText(name).nextElementSibling;
    expect(field('Venue')).toHaveTextContent('Before: Main HallAfter: Lawn');
    expect(field('Places')).toHaveTextContent('Before: 40After: nothing');
    expect(field('Start')).toHaveTextContent('28 Nov 2026, 6:00 pm');
    expect(field('Seat plan, row count')).toHaveTextContent('3');
    expect(field('Status')).toHaveTextContent('Planned');
    expect(field('Phone')).toHaveTextContent('changed');
  });

  it('shows no state that the sentence says already', async () => {
    const changes = [
      { field: 'status', before: 'Pending', after: 'Rejected' },
      { field: 'reason', after: 'Maintenance' },
    ];
    const subject = { kind: 'events.room-request', _id: '65a0000000000000000000b1', name: 'Spring Concert (Lab 2)' };
    rows = [aRow({ action: 'events.room-request.rejected', subject, changes })];
    show();
    expect(await entry()).toHaveTextContent(
      /Neha Thakur rejected the room request for Spring Concert \(Lab 2\)WhyMaintenanceDetails$/,
    );
  });

  it('keeps the fields of something new among the details', async () => {
    const fields = ['title', 'venue', 'status', 'mode'];
    rows = [aRow({ action: 'events.event.created', changes: fields.map((field) => ({ field, after: 'x' })) })];
    const { user } = show();
    const row = await entry();
    expect(within(row).queryByText('Title')).not.toBeInTheDocument();
    await user.click(within(row).getByText('Details'));
    expect(await within(row).findByText('Title')).toBeVisible();
  });

  it.each([
    ['feedback.feedback.given', 'Anonymous gave feedback on'],
    ['events.event.status-changed', 'The portal changed the status of Spring Concert'],
  ])('names an unknown actor: %s', async (action, sentence) => {
    rows = [aRow({ actor: null, requestId: null, action })];
    show();
    expect(await entry()).toHaveTextContent(sentence);
    expect(within(await entry()).queryByText(/^Request/)).not.toBeInTheDocument();
  });

  it('names a person once who acted on their own account', async () => {
    const subject = { kind: 'auth.session', _id: officer._id, name: officer.name };
    rows = [aRow({ action: 'auth.session.started', subject, changes: [{ field: 'way', after: 'password' }] })];
    const { user } = show();
    expect(await entry()).toHaveTextContent(/Neha Thakur signed inDetails$/);
    await user.click(screen.getByText('Details'));
    expect(await entry()).toHaveTextContent('HowWith a password');
  });

  it('is filtered by person and days, which the URL keeps', async () => {
    const { user, address } = show('/audit?from=2026-11-01');
    await entry();
    expect(asked.at(-1)?.from).toBe('2026-11-01');
    await user.type(screen.getByRole('combobox', { name: 'Person' }), 'neha');
    await user.click(await screen.findByRole('option', { name: /Neha Thakur/ }));
    await waitFor(() => expect(asked.at(-1)?.actor).toBe(neha._id));
    expect(address()).toBe(`/audit?from=2026-11-01&actor=${neha._id}`);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/audit');
  });

  it('is filtered by action, and exported as it is filtered', async () => {
    const { user, address } = show('/audit?action=nothing');
    await entry();
    expect(asked.at(-1)?.action).toBeUndefined();
    await user.selectOptions(screen.getByLabelText('Action'), 'Room request approved');
    await waitFor(() => expect(asked.at(-1)?.action).toBe('events.room-request.approved'));
    expect(address()).toBe('/audit?action=events.room-request.approved');
    const exported: object[] = [];
    server.use(
      answers(calls.listAudit, ({ query, headers }) => {
        if (headers.get('Accept') === 'text/csv') exported.push(query);
        return problem('SYSTEM.UNAVAILABLE');
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText("We couldn't export the audit.")).toBeVisible();
    expect(exported).toMatchObject([{ action: 'events.room-request.approved' }]);
  });

  it('shows the name of the person in the URL', async () => {
    show(`/audit?actor=${neha._id}`);
    expect(await screen.findByDisplayValue('Neha Thakur')).toBeInTheDocument();
  });

  it('is loaded page by page', async () => {
    server.use(
      answers(calls.listAudit, ({ query }) => {
        if (query.cursor !== undefined)
          return [aRow({ subject: { ...concert, _id: '65a0000000000000000000e2', name: 'Older Concert' } })];
        return new Response(JSON.stringify(rows), {
          headers: {
            'content-type': 'application/json',
            'x-total-count': '2',
            link: '</api/audit?cursor=abc>; rel="next"',
          },
        });
      }),
    );
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Load 1 more' }));
    expect(await screen.findByText('Older Concert')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Load/ })).not.toBeInTheDocument();
  });

  it('says when there are no entries, with a button that clears the filters', async () => {
    rows = [];
    const { user, address } = show('/audit?to=2020-01-01');
    expect(await screen.findByText('No entries found')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[1] as HTMLElement);
    expect(address()).toBe('/audit');
    expect(screen.getByText('Every change in the portal appears here.')).toBeVisible();
  });

  it('says when it could not be loaded, and loads again when asked', async () => {
    server.use(refuses(calls.listAudit, 'SYSTEM.UNAVAILABLE'));
    show();
    expect(await screen.findByText("We couldn't load the audit.")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
