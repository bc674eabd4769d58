import { calls, FEEDBACK_TYPES, type FeedbackAnswer, type Role } from '@portal/contracts';
import { answers, isUnreachable, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { FeedbackPage } from './feedback-page';
import { aFeedback, aSecret, settled, someStatistics } from './sample-feedback';

const server = portalServer();

interface Scene {
  readonly as?: Role | 'visitor';
  readonly at?: string;
}

const show = ({ as = 'visitor', at = '/viewfeedback' }: Scene = {}) =>
  renderWithPortal(<FeedbackPage />, { as, at, path: '/viewfeedback' });

const lists = (...entries: FeedbackAnswer[]) => server.use(answers(calls.listFeedback, entries));
const cards = async () => (await screen.findAllByRole('article')).map((card) => within(card));
const card = async () => {
  const [first] = await cards();
  if (!first) throw new Error('There is no card.');
  return first;
};

beforeEach(() => server.use(answers(calls.readFeedbackStatistics, someStatistics)));

describe('the list of feedback', () => {
  it('has its title with the total, and the filters of the specification', async () => {
    lists(aFeedback());
    show();
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Feedbacks');
    expect(await screen.findByLabelText('60 in total')).toHaveTextContent('60');
    const choices = (group: string) =>
      within(screen.getByRole('radiogroup', { name: group }))
        .getAllByRole('radio')
        .map((radio) => radio.parentElement?.textContent?.replace(/\d+$/, ''));
    expect(choices('Filter by Status')).toEqual(['All', 'Resolved', 'Not Resolved']);
    expect(choices('Filter by Type')).toEqual(['All', ...FEEDBACK_TYPES]);
    await card();
  });

  it('shows type, target, stars, text, author and time of each entry', async () => {
    lists(aFeedback());
    show();
    const entry = await card();
    expect(entry.getByText('Suggestion')).toBeVisible();
    expect(entry.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
    expect(entry.getByRole('link', { name: 'Git and GitHub Clinic' })).toHaveAttribute(
      'href',
      '/events/65b000000000000000000001',
    );
    expect(entry.getByText('Event, Coding Club')).toBeVisible();
    expect(entry.getByText('Could there be a second batch on Sunday?')).toBeVisible();
    expect(entry.getByText('Ravi Kumar')).toBeVisible();
    expect(entry.getByText('18 Nov 2026, 7:42 pm')).toBeVisible();
  });

  it('names the target by its type', async () => {
    const _id = '65c000000000000000000001';
    const username = 'karthik@example.edu';
    lists(
      aSecret(),
      aFeedback({
        _id: 'a'.repeat(24),
        target_type: 'User',
        target_data: { _id, personal_info: { name: 'Karthik' }, username },
      }),
      aFeedback({
        _id: 'b'.repeat(24),
        target_type: 'Position',
        target_data: { _id, title: 'Treasurer', unit: 'Dance Club' },
      }),
      aFeedback({ _id: 'c'.repeat(24), target_data: { _id, title: 'Fresher Night', organizing_unit: null } }),
    );
    show();
    const names = (await cards()).map((entry) => entry.getByRole('heading').parentElement?.textContent);
    expect(names).toEqual([
      'Fine Arts ClubOrganization Unit, Cultural Council',
      'KarthikUser, karthik@example.edu',
      'TreasurerPosition, Dance Club',
      'Fresher NightEvent',
    ]);
  });

  it('leads from the name of a unit to its page, once signed in', async () => {
    lists(aSecret());
    const { unmount } = show({ as: 'STUDENT' });
    const { _id } = aSecret().target_data;
    expect(await screen.findByRole('link', { name: 'Fine Arts Club' })).toHaveAttribute('href', `/units/${_id}`);
    unmount();
    show();
    await cards();
    expect(screen.queryByRole('link', { name: 'Fine Arts Club' })).not.toBeInTheDocument();
  });

  it('says Anonymous for unsigned feedback, and only its author sees that it is theirs', async () => {
    lists(aSecret(), aSecret({ _id: 'd'.repeat(24), mine: true }));
    show({ as: 'STUDENT' });
    const [others, mine] = await cards();
    expect(others?.getByText('Anonymous')).toBeVisible();
    expect(mine?.getByText('Anonymous (you)')).toBeVisible();
    expect(mine?.getByText('Only you can see that this is yours.')).toBeVisible();
  });

  it('cuts comments at 200 characters and actions at 250, and opens and closes them', async () => {
    lists(aFeedback({ comments: 'c'.repeat(201), ...settled, actions_taken: 'a'.repeat(251) }));
    const { user } = show();
    const entry = await card();
    const [comments, actions] = entry.getAllByRole('button', { name: 'View More' });
    expect(entry.getByText(`${'c'.repeat(200)}…`)).toBeVisible();
    expect(entry.getByText(`${'a'.repeat(250)}…`)).toBeVisible();
    if (!comments || !actions) throw new Error('Something is not cut.');
    await user.click(comments);
    expect(entry.getByText('c'.repeat(201))).toBeVisible();
    expect(entry.getByText(`${'a'.repeat(250)}…`)).toBeVisible();
    await user.click(entry.getByRole('button', { name: 'View Less' }));
    expect(entry.getByText(`${'c'.repeat(200)}…`)).toBeVisible();
  });

  it('loads the whole of a text that the list has cut, and says when that fails', async () => {
    const cut = aFeedback({ comments: 'c'.repeat(200), comments_cut: true });
    lists(cut);
    server.use(isUnreachable(calls.readFeedback));
    const { user } = show();
    const entry = await card();
    await user.click(entry.getByRole('button', { name: 'View More' }));
    expect(await entry.findByRole('alert')).toHaveTextContent("We couldn't load the rest. Please try again.");
    server.use(answers(calls.readFeedback, aFeedback({ comments: 'c'.repeat(900) })));
    await user.click(entry.getByRole('button', { name: 'View More' }));
    expect(await entry.findByText('c'.repeat(900))).toBeVisible();
    await user.click(entry.getByRole('button', { name: 'View Less' }));
    expect(entry.getByText(`${'c'.repeat(200)}…`)).toBeVisible();
    expect(entry.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('does not cut a text of exactly that length', async () => {
    lists(aFeedback({ comments: 'c'.repeat(200), ...settled, actions_taken: 'a'.repeat(250) }));
    show();
    expect((await card()).queryByRole('button', { name: 'View More' })).not.toBeInTheDocument();
  });

  it.each<[Role | 'visitor', string]>([
    ['visitor', 'Awaiting Resolution'],
    ['STUDENT', 'Awaiting Resolution'],
  ])('tells a %s that it waits, and offers nothing', async (as, words) => {
    lists(aFeedback());
    show({ as });
    const entry = await card();
    expect(entry.getByText(words)).toBeVisible();
    expect(entry.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each<Role>(['CLUB_COORDINATOR', 'GENSEC_SPORTS', 'PRESIDENT'])(
    'offers %s to resolve what may be, and says that the rest waits for somebody else',
    async (as) => {
      lists(aFeedback({ can_resolve: true }), aFeedback({ _id: 'e'.repeat(24), mine: true }));
      show({ as });
      const [open, own] = await cards();
      expect(open?.getByText('Not Resolved')).toBeVisible();
      expect(open?.getByRole('button', { name: 'Resolve' })).toBeVisible();
      expect(own?.getByText('Pending')).toBeVisible();
      expect(own?.queryByRole('button')).not.toBeInTheDocument();
    },
  );

  it('shows the actions taken of resolved feedback, by whom and when', async () => {
    lists(aFeedback(settled));
    show();
    const entry = await card();
    expect(entry.getByText('Resolved')).toBeVisible();
    expect(entry.getByText('Actions taken').parentElement).toHaveTextContent('Kavya Iyer, 19 Nov 2026');
    expect(entry.getByText('A second batch starts on Sunday.')).toBeVisible();
  });

  it('says No feedbacks found, and can clear the filters', async () => {
    lists();
    const { user, address } = show({ at: '/viewfeedback?status=Resolved&q=git' });
    expect(await screen.findByText('No feedbacks found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/viewfeedback');
    expect(await screen.findByText('No feedbacks found')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it('says when it could not be loaded, with a retry', async () => {
    server.use(refuses(calls.listFeedback, 'SYSTEM.UNAVAILABLE'));
    const { user } = show();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    lists(aFeedback());
    await user.click(retry);
    expect(await screen.findByText('Git and GitHub Clinic')).toBeVisible();
  });
});

describe('the filters', () => {
  it('are kept in the URL, and sent to the service', async () => {
    const asked: object[] = [];
    server.use(
      answers(calls.listFeedback, ({ query }) => {
        asked.push(query);
        return [aFeedback()];
      }),
    );
    const { user, address } = show();
    await card();
    await user.click(screen.getByRole('radio', { name: 'Not Resolved' }));
    await user.click(screen.getByRole('radio', { name: /^Complaint/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Organization Unit');
    await user.type(screen.getByRole('searchbox'), 'fine arts');
    const inUrl = 'status=Not+Resolved&type=Complaint&target_type=Organization+Unit&q=fine+arts';
    await waitFor(() => expect(address()).toBe(`/viewfeedback?${inUrl}`));
    const chosen = { status: 'Not Resolved', type: 'Complaint', target_type: 'Organization Unit', q: 'fine arts' };
    await waitFor(() => expect(asked.at(-1)).toEqual({ limit: 20, ...chosen }));
  });

  it('come from the URL, without unknown values', async () => {
    const asked: object[] = [];
    server.use(
      answers(calls.listFeedback, ({ query }) => {
        asked.push(query);
        return [aFeedback()];
      }),
    );
    show({ at: '/viewfeedback?status=Resolved&type=Praise' });
    await card();
    expect(asked).toEqual([{ limit: 20, status: 'Resolved' }]);
    expect(screen.getByRole('radio', { name: 'Resolved' })).toBeChecked();
  });

  it('that a link has set, such as that of a figure, are said, sent and taken away', async () => {
    const asked: object[] = [];
    server.use(
      answers(calls.listFeedback, ({ query }) => {
        asked.push(query);
        return [aFeedback()];
      }),
    );
    const linked = 'category=cultural&from=2026-11-01&to=2026-11-30';
    const { user, address } = show({ at: `/viewfeedback?${linked}&unit=none` });
    expect(await screen.findByText('Given from 1 Nov 2026 to 30 Nov 2026 · About units of Cultural')).toBeVisible();
    await waitFor(() =>
      expect(asked).toEqual([{ limit: 20, category: 'cultural', from: '2026-11-01', to: '2026-11-30' }]),
    );
    expect(screen.getByRole('radio', { name: 'Suggestion' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/viewfeedback');
    expect(await screen.findByRole('radio', { name: 'Suggestion 48' })).toBeVisible();
  });

  it('show the count of each type for the chosen status', async () => {
    lists(aFeedback());
    const { user } = show();
    expect(await screen.findByRole('radio', { name: 'Suggestion 48' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Not Resolved' }));
    expect(screen.getByRole('radio', { name: 'Suggestion 47' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Resolved' }));
    expect(screen.getByRole('radio', { name: 'All 7' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Event');
    expect(screen.getByRole('radio', { name: 'Suggestion' })).toBeVisible();
  });

  it('load more below the list', async () => {
    server.use(
      answers(calls.listFeedback, ({ query }) => {
        const isNext = query.cursor === 'two';
        const body = [isNext ? aSecret() : aFeedback()];
        const link = '</api/feedback/view-feedback?cursor=two>; rel="next"';
        return Response.json(body, { headers: { 'X-Total-Count': '2', ...(!isNext && { Link: link }) } });
      }),
    );
    const { user } = show();
    expect(await screen.findByText('Showing 1 of 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Showing 2 of 2')).toBeVisible();
    expect(await cards()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });
});
