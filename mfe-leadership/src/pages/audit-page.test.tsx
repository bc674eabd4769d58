import { calls, eventCatalogue, type AuditAnswer, type QueryOf } from '@portal/contracts';
import { answers, personAs, portalServer, refuses, renderWithPortal, type Asked } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { actionLabelOf } from '../features/audit/entry-text';
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
  const list = await screen.findByRole('list', { name: 'Audit entries' });
  return within(list).getAllByRole('listitem');
};
const entry = async () => (await entries())[0] as HTMLElement;

describe('the audit', () => {
  it('says who did what to what, when and in which request, with links where there is a page', async () => {
    show();
    expect(screen.getByText('Loading the audit...')).toBeInTheDocument();
    const row = await entry();
    expect(row).toHaveTextContent('Neha Thakur changed the event Spring Concert');
    expect(row).toHaveTextContent('20 Nov 2026, 3:45 pm');
    expect(row).toHaveTextContent('Club CoordinatorRequest a1b2c3d4-0001');
    expect(within(row).getByRole('link', { name: 'Spring Concert' })).toHaveAttribute('href', `/events/${concert._id}`);
    expect(within(row).getByRole('link', { name: 'Neha Thakur' })).toHaveAttribute('href', `/profile/${neha._id}`);
    expect(screen.getByText('120 entries')).toHaveAttribute('role', 'status');
  });

  it('links to a position by its title, until it is deleted', async () => {
    const subject = { kind: 'org.position', _id: '65a0000000000000000000c1', name: 'Team Lead, Web' };
    const changes = [{ field: 'requirements.minCgpa', before: 7, after: 7.5 }];
    rows = [
      aRow({ action: 'org.position.removed', subject }),
      aRow({ action: 'org.position.changed', subject, changes }),
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

  it('folds the fields of something new', async () => {
    const fields = ['title', 'venue', 'status', 'mode'];
    rows = [aRow({ action: 'events.event.created', changes: fields.map((field) => ({ field, after: 'x' })) })];
    const { user } = show();
    const row = await entry();
    expect(within(row).queryByText('Title')).not.toBeInTheDocument();
    await user.click(within(row).getByText('4 fields'));
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
    show();
    expect(await entry()).toHaveTextContent('Neha Thakur signed in20 Nov 2026');
    expect(await entry()).toHaveTextContent('HowWith a password');
  });

  it('copies the request to the clipboard', async () => {
    const { user } = show();
    await user.click(within(await entry()).getByRole('button', { name: 'Copy request a1b2c3d4-0001' }));
    expect(await navigator.clipboard.readText()).toBe('a1b2c3d4-0001');
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

  it('shows the name of the person in the URL', async () => {
    show(`/audit?actor=${neha._id}`);
    expect(await screen.findByDisplayValue('Neha Thakur')).toBeInTheDocument();
  });

  it('is loaded page by page', async () => {
    server.use(
      answers(calls.listAudit, ({ query }) => {
        if (query.cursor !== undefined) return [aRow({ subject: { ...concert, name: 'Older Concert' } })];
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

  it('has a label for every event of the catalogue that it keeps', () => {
    const notices = ['events.registration.affected', 'events.registration.reminded'];
    const actions = Object.keys(eventCatalogue).map((name) => name.replace(/\.v\d+$/, ''));
    const unlabelled = actions.filter((action) => actionLabelOf({ action, actor: null, subject: concert }) === action);
    expect(
      unlabelled
        .filter((action) => !notices.includes(action))
        .map((action) => `${action}: say in features/audit/action-labels.ts what it did`),
    ).toEqual([]);
  });
});
