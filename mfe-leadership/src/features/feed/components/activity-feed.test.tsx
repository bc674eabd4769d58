import { calls, type ActivityAnswer } from '@portal/contracts';
import { answers, liveStream, portalServer, problem, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ActivityFeed } from './activity-feed';

const began = Date.now();

/** A new event of another person in the feed; higher numbers are later, `more` replaces fields. */
function anActivity(number: number, more: Partial<ActivityAnswer> = {}): ActivityAnswer {
  return {
    _id: `65a0000000000000000000${String(number).padStart(2, '0')}`,
    type: 'event',
    description: `Ravi Iyer created Event ${number}.`,
    timestamp: new Date(began + number).toISOString(),
    actor: { _id: '65a0000000000000000000b1', name: 'Ravi Iyer' },
    subject: { kind: 'event', _id: '65a0000000000000000000e1', name: `Event ${number}` },
    link: '/events/65a0000000000000000000e1',
    unit: { _id: '65a0000000000000000000a1', name: 'Robotics Club', category: 'scitech' },
    ...more,
  };
}

const stream = liveStream(calls.streamActivities);
const send = (entry: ActivityAnswer) => stream.send('activity', entry);
const server = portalServer(stream.handler);

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);
const list = (...entries: ActivityAnswer[]) => answers(calls.listRecentActivities, entries);

function showFeed() {
  return renderWithPortal(<ActivityFeed />, { as: 'PRESIDENT' });
}

async function showLiveFeed() {
  const portal = showFeed();
  await screen.findByText('Live');
  await screen.findAllByRole('listitem');
  return portal;
}

describe('the activity feed', () => {
  it('says that it is loading, then what happened', async () => {
    server.use(list(anActivity(2), anActivity(1)));
    showFeed();
    expect(screen.getByText('Loading activities...')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: /^Today/ })).toBeVisible();
    expect(rows()).toEqual([
      expect.stringContaining('Ravi Iyer created Event 2.'),
      expect.stringContaining('Ravi Iyer created Event 1.'),
    ]);
    expect(screen.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
    expect(screen.queryByText('Loading activities...')).not.toBeInTheDocument();
    expect(screen.queryByText('New')).not.toBeInTheDocument();
  });

  it('says when nothing happened', async () => {
    server.use(list());
    showFeed();
    expect(await screen.findByText('No recent activities found')).toBeVisible();
  });

  it('says when it could not be loaded, and tries again when asked', async () => {
    server.use(
      refuses(calls.listRecentActivities, 'SYSTEM.UNAVAILABLE'),
      // An open stream would load the list again without a press.
      refuses(calls.streamActivities, 'ACCESS.FORBIDDEN'),
    );
    const { user } = showFeed();
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load recent activity.");
    server.use(list(anActivity(1)));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/created/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows older entries when asked, until there are no more', async () => {
    server.use(
      answers(calls.listRecentActivities, ({ query }) =>
        query.cursor === 'older'
          ? [anActivity(1)]
          : Response.json([anActivity(2)], {
              headers: { link: '</api/activities/recent?cursor=older>; rel="next"' },
            }),
      ),
    );
    const { user } = showFeed();
    await user.click(await screen.findByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[1]).toContain('Event 1');
    expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
  });

  it('says when older entries could not be loaded, keeps what is there, and tries again when asked', async () => {
    let isAway = true;
    server.use(
      refuses(calls.streamActivities, 'ACCESS.FORBIDDEN'),
      answers(calls.listRecentActivities, ({ query }) => {
        if (query.cursor === 'older') return isAway ? problem('SYSTEM.UNAVAILABLE') : [anActivity(1)];
        return Response.json([anActivity(2)], {
          headers: { link: '</api/activities/recent?cursor=older>; rel="next"' },
        });
      }),
    );
    const { user } = showFeed();
    await user.click(await screen.findByRole('button', { name: 'Show older' }));
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load older activity.");
    expect(rows()).toHaveLength(1);
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that it is not live when the stream was refused', async () => {
    server.use(list(anActivity(1)), refuses(calls.streamActivities, 'ACCESS.FORBIDDEN'));
    showFeed();
    expect(await screen.findByText('Not live')).toBeVisible();
    expect(screen.queryByText('Connecting')).not.toBeInTheDocument();
  });

  it('shows one type when I choose it', async () => {
    const approval = anActivity(3, { type: 'approval', description: 'Ravi Iyer approved Event 3.' });
    server.use(
      answers(calls.listRecentActivities, ({ query }) =>
        query.type === 'approval' ? [approval] : [approval, anActivity(2)],
      ),
    );
    const { user } = showFeed();
    await screen.findAllByRole('listitem');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Approval');
    await waitFor(() => expect(rows()).toEqual([expect.stringContaining('approved')]));
  });

  it('links to the subject', async () => {
    server.use(list(anActivity(1)));
    showFeed();
    expect(await screen.findByRole('link', { name: 'Event 1' })).toHaveAttribute(
      'href',
      '/events/65a0000000000000000000e1',
    );
  });

  it.each([
    ['PRESIDENT', 1],
    ['GENSEC_SCITECH', 0],
  ] as const)('links %s only to pages they may open', async (role, links) => {
    const subject = { kind: 'person', _id: '65a0000000000000000000c1', name: 'Meera Das' };
    server.use(
      list(anActivity(1, { type: 'cosa', description: 'Ravi Iyer made Meera Das president', subject, link: '/roles' })),
    );
    renderWithPortal(<ActivityFeed />, { as: role });
    expect(await screen.findByText('Meera Das')).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Meera Das' })).toHaveLength(links);
  });

  it('says You where I did it myself', async () => {
    const mine = { _id: '65a000000000000000000001', name: 'Asha Nair' };
    server.use(list(anActivity(1, { actor: mine, description: 'Asha Nair created Event 1.' })));
    showFeed();
    const row = await screen.findByRole('listitem');
    expect(row).toHaveTextContent('You created Event 1.');
  });
});

describe('what happens while I look', () => {
  const { answer } = calls.streamActivities;
  // Builds for production have no schemas, so the feed must do without.
  beforeAll(() => Reflect.deleteProperty(calls.streamActivities, 'answer'));
  afterAll(() => Object.assign(calls.streamActivities, { answer }));

  it('appears on top as New, once, also when it was sent twice', async () => {
    server.use(list(anActivity(1)));
    await showLiveFeed();
    send(anActivity(2));
    send(anActivity(2));
    send(anActivity(3));
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(rows().map((row) => /Event \d/.exec(row ?? '')?.[0])).toEqual(['Event 3', 'Event 2', 'Event 1']);
    const [newest, , oldest] = screen.getAllByRole('listitem');
    expect(within(newest as HTMLElement).getByText('New')).toBeVisible();
    expect(within(oldest as HTMLElement).queryByText('New')).not.toBeInTheDocument();
  });

  it('is hidden while another type is chosen, and shown again with all types', async () => {
    server.use(
      answers(calls.listRecentActivities, ({ query }) =>
        query.type === 'approval' ? [] : [anActivity(1, { type: 'event' })],
      ),
    );
    const { user } = await showLiveFeed();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Approval');
    await screen.findByText('No recent activities found');
    send(anActivity(2, { type: 'event' }));
    send(anActivity(3, { type: 'approval' }));
    await waitFor(() => expect(rows()).toEqual([expect.stringContaining('Event 3')]));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'All');
    await waitFor(() => expect(rows()).toHaveLength(3));
  });

  it('is in order of time when it arrives late', async () => {
    const hoursAgo = (hours: number) => ({ timestamp: new Date(Date.now() - hours * 3_600_000).toISOString() });
    server.use(list(anActivity(3, hoursAgo(1)), anActivity(1, hoursAgo(72))));
    await showLiveFeed();
    send(anActivity(2, hoursAgo(48)));
    send(anActivity(4));
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(rows().map((row) => /Event \d/.exec(row ?? '')?.[0])).toEqual(['Event 4', 'Event 3', 'Event 2', 'Event 1']);
  });

  it('appears in a feed that was empty', async () => {
    server.use(list());
    showFeed();
    await screen.findByText('Live');
    await screen.findByText('No recent activities found');
    send(anActivity(1));
    expect(await screen.findByRole('listitem')).toHaveTextContent('Event 1');
    expect(screen.queryByText('No recent activities found')).not.toBeInTheDocument();
  });
});
