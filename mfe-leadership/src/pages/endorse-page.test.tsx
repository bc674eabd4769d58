import { calls, type QueryOf, type Role, type UserSkillAnswer } from '@portal/contracts';
import { answers, personAs, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EndorsePage } from './endorse-page';
import { aClaim, anAchievement, aSkill, farhan } from './sample-endorsements';

const musicClub = '65c000000000000000000001';
const none = [
  answers(calls.listUnendorsedUserSkills, []),
  answers(calls.listUnendorsedSkills, []),
  answers(calls.listUnendorsedAchievements, []),
  answers(calls.listEndorsedUserSkills, []),
  answers(calls.listVerifiedAchievements, []),
  answers(calls.listUnits, [{ _id: musicClub, name: 'Music Club', type: 'Club' }]),
];
const server = portalServer(...none);

const show = (at = '', as: Parameters<typeof renderWithPortal>[1] = { as: 'GENSEC_CULTURAL' }) =>
  renderWithPortal(<EndorsePage />, { ...as, at: `/gensec-endorse${at}`, path: '/gensec-endorse' });
const list = (name: string) => within(screen.getByRole('group', { name })).getByRole('list', { name });

describe('the endorsement panel', () => {
  it.each([
    ['GENSEC_ACADEMIC', 'Academic Endorsement Panel', 'academic'],
    ['GENSEC_CULTURAL', 'Cultural Endorsement Panel', 'cultural'],
    ['GENSEC_SPORTS', 'Sports Endorsement Panel', 'sports'],
    ['GENSEC_SCITECH', 'SciTech Endorsement Panel', 'technical'],
    ['PRESIDENT', 'Endorsement Panel', 'all'],
  ] as const)('of %s is the %s and asks for %s alone', async (role, title, type) => {
    const asked = new Set<string>();
    const remember = ({ params }: { params: { type: string } }) => {
      asked.add(params.type);
      return [];
    };
    server.use(
      answers(calls.listUnendorsedUserSkills, remember),
      answers(calls.listUnendorsedSkills, remember),
      answers(calls.listUnendorsedAchievements, remember),
    );
    show('', { as: role });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByText('All user skills endorsed!')).toBeVisible();
    await waitFor(() => expect([...asked]).toEqual([type]));
  });

  it('shows what was decided only below what waits, whose rows would push it down', async () => {
    let answer!: (claims: UserSkillAnswer[]) => void;
    const late = new Promise<UserSkillAnswer[]>((resolve) => (answer = resolve));
    let isDecidedAsked = false;
    server.use(
      answers(calls.listUnendorsedUserSkills, () => late),
      answers(calls.listEndorsedUserSkills, () => {
        isDecidedAsked = true;
        return [aClaim('Sitar')];
      }),
    );
    show();
    await waitFor(() => expect(isDecidedAsked).toBe(true));
    expect(screen.queryByRole('heading', { name: 'Recently endorsed' })).toBeNull();
    answer([aClaim('Tabla')]);
    expect(await screen.findByRole('heading', { name: 'Recently endorsed' })).toBeVisible();
    expect(screen.getByRole('listitem', { name: /^Tabla / })).toBeVisible();
  });

  it('has the tabs in their order, User Skills first, how much waits in each, and the tab in the address', async () => {
    const total = { 'x-total-count': '9' };
    server.use(answers(calls.listUnendorsedUserSkills, [aClaim('Tabla')], total));
    const { user, address } = show();
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent?.replace(/\d+$/, ''))).toEqual([
      'User Skills',
      'Skills',
      'Achievements',
    ]);
    expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByRole('tab', { name: 'User Skills 9' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /^Achievements/ }));
    expect(address()).toBe('/gensec-endorse?tab=achievements');
    expect(await screen.findByText('No achievements pending endorsement.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /^Skills/ }));
    expect(await screen.findByText('All skills endorsed!')).toBeVisible();
  });

  it.each([
    ['', calls.listUnendorsedUserSkills, 'Failed to load user skills. Please try again.'],
    ['?tab=skills', calls.listUnendorsedSkills, 'Failed to load skills. Please try again.'],
    ['?tab=achievements', calls.listUnendorsedAchievements, 'Failed to load achievements'],
  ] as const)('at "%s" says when the list could not be loaded, and tries again', async (at, call, message) => {
    server.use(refuses(call, 'SYSTEM.UNAVAILABLE'));
    const { user } = show(at);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    server.use(answers(call, []));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('shows whose claim it is, of which level, from which position, and says what is loading before', async () => {
    const position_id = { _id: '65d000000000000000000001', title: 'Core Member', unit: 'Music Club' };
    server.use(answers(calls.listUnendorsedUserSkills, [aClaim('Tabla', { position_id })]));
    show();
    expect(screen.getByText('Loading user skills...')).toBeInTheDocument();
    const row = await screen.findByRole('listitem', { name: 'Tabla Farhan Ali, 12250019' });
    for (const text of ['Intermediate', 'Core Member, Music Club', 'Music']) expect(row).toHaveTextContent(text);
  });

  it('shows what a new skill is, and who proposed it', async () => {
    server.use(answers(calls.listUnendorsedSkills, [aSkill('Tabla')]));
    show('?tab=skills');
    const row = await screen.findByRole('listitem', { name: 'Tabla Farhan Ali' });
    expect(row).toHaveTextContent('Music');
    expect(await screen.findByText('Accompanies Hindustani music.')).toBeVisible();
  });

  it('shows the day of an achievement with two digits', async () => {
    server.use(answers(calls.listUnendorsedAchievements, [anAchievement('Battle of Bands')]));
    show('?tab=achievements');
    const row = await screen.findByRole('listitem', { name: 'Battle of Bands Farhan Ali, 12250019' });
    expect(row).toHaveTextContent('Achieved 06 Mar 2026');
    expect(row).toHaveTextContent('first place');
  });

  it('searches as one types, and lets the president choose a type', async () => {
    const asked: [string, string | undefined][] = [];
    const search = ({
      params,
      query,
    }: {
      params: { type: string };
      query: QueryOf<typeof calls.listUnendorsedSkills>;
    }) => {
      if (query.limit !== 1) asked.push([params.type, query.q]);
      return [];
    };
    server.use(answers(calls.listUnendorsedUserSkills, search));
    const { user, address } = show('', { as: 'PRESIDENT' });
    await screen.findByText('All user skills endorsed!');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Sports');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tab' } });
    expect(await screen.findByText('Nothing matches your search')).toBeVisible();
    await waitFor(() => expect(asked.at(-1)).toEqual(['sports', 'tab']));
    expect(address()).toBe('/gensec-endorse?type=sports&q=tab');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBe('/gensec-endorse'));
  });

  it.each([
    ['', calls.listUnendorsedUserSkills],
    ['?tab=skills', calls.listUnendorsedSkills],
    ['?tab=achievements', calls.listUnendorsedAchievements],
  ] as const)('at "%s" begins with what has waited longest, or with the newest when asked', async (at, call) => {
    const asked: (string | undefined)[] = [];
    server.use(
      answers(call, ({ query }) => {
        if (query.limit !== 1) asked.push(query.order);
        return [];
      }),
    );
    const { user, address } = show(at);
    await waitFor(() => expect(asked).toEqual(['oldest']));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Newest first');
    await waitFor(() => expect(asked.at(-1)).toBe('newest'));
    expect(address()).toContain('order=newest');
  });

  it.each([
    ['', calls.listUnendorsedUserSkills, calls.listEndorsedUserSkills],
    ['?tab=achievements', calls.listUnendorsedAchievements, calls.listVerifiedAchievements],
  ] as const)('at "%s" shows what is of one unit, in the address too', async (at, waiting, decided) => {
    const asked: Record<string, string | undefined> = {};
    const keep =
      (list: string) =>
      ({ query }: { query: QueryOf<typeof calls.listEndorsedUserSkills> }) => {
        if (query.limit !== 1) asked[list] = query.unit;
        return [];
      };
    server.use(answers(waiting, keep('waiting')), answers(decided, keep('decided')));
    const { user, address } = show(at);
    await screen.findByRole('option', { name: 'Music Club' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'Music Club');
    await waitFor(() => expect(asked).toEqual({ waiting: musicClub, decided: musicClub }));
    expect(address()).toContain(`unit=${musicClub}`);
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(asked).toEqual({ waiting: undefined, decided: undefined }));
  });

  it('has no units among the skills of the catalogue', async () => {
    show(`?tab=skills&unit=${musicClub}`);
    expect(await screen.findByText('All skills endorsed!')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Unit' })).not.toBeInTheDocument();
  });

  it('offers a general secretary no other type', async () => {
    show();
    await screen.findByText('All user skills endorsed!');
    expect(screen.queryByRole('combobox', { name: 'Type' })).not.toBeInTheDocument();
  });

  it('shows the next ones when asked', async () => {
    const next = '<http://localhost/api/skills/user-skills/unendorsed/cultural?cursor=abc>; rel="next"';
    server.use(
      answers(calls.listUnendorsedUserSkills, ({ query }) =>
        query.cursor === 'abc' ? [aClaim('Veena')] : Response.json([aClaim('Tabla')], { headers: { link: next } }),
      ),
    );
    const { user } = show();
    await screen.findByText('Tabla', { selector: 'button' });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Veena', { selector: 'button' })).toBeVisible();
    expect(within(list('User Skills')).getAllByRole('checkbox')).toHaveLength(2);
  });

  it.each([
    ['GENSEC_CULTURAL', 'The President decides'],
    ['PRESIDENT', 'The general secretary decides'],
  ] satisfies [Role, string][])('leaves what is of %s themselves to others', async (role, who) => {
    server.use(answers(calls.listUnendorsedUserSkills, [aClaim('Tabla')]));
    show('', { as: personAs(role, { _id: farhan._id }) });
    expect(await screen.findByText(who)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Tabla, Farhan Ali' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Endorse' })).not.toBeInTheDocument();
  });
});
