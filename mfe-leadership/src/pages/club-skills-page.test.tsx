import { calls, type UnitSkills } from '@portal/contracts';
import { answers, personAs, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { ClubSkillsPage } from './club-skills-page';

const unit = { id: '65a0000000000000000000a1', name: 'Robotics Club', category: 'scitech' } as const;
const react: UnitSkills['skills'][number] = {
  skill_id: { _id: '65b0000000000000000000b1', name: 'React', category: 'Web', type: 'technical' },
  members: 7,
  endorsed: 2,
  levels: [
    { proficiency_level: 'beginner', members: 4, endorsed: 0 },
    { proficiency_level: 'intermediate', members: 0, endorsed: 0 },
    { proficiency_level: 'advanced', members: 2, endorsed: 1 },
    { proficiency_level: 'expert', members: 1, endorsed: 1 },
  ],
};
const server = portalServer();
const show = (of: typeof unit | undefined = unit) =>
  renderWithPortal(<ClubSkillsPage />, { as: personAs('CLUB_COORDINATOR', { unit: of }) });

describe('the skills of a club’s members', () => {
  it('say how many have which skill at which level, endorsed or waiting', async () => {
    const asked: unknown[] = [];
    server.use(
      answers(calls.readUnitSkills, ({ params }) => {
        asked.push(params.unitId);
        return { members: 46, total: 1, skills: [react] };
      }),
    );
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Skills' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Club dashboard' })).toHaveAttribute('href', '/club-dashboard');
    expect(await screen.findByText(/^Skills of 46 members\./)).toBeVisible();
    const skill = within(screen.getByRole('list', { name: 'Skills of the members' })).getByRole('listitem');
    expect(skill).toHaveTextContent('ReactWebTechnical7 members2 endorsed5 waiting');
    expect(skill).toHaveTextContent('Beginner4Intermediate0Advanced21 endorsedExpert11 endorsed');
    expect(asked).toEqual([unit.id]);
    expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
  });

  it('say how many are shown of many', async () => {
    server.use(answers(calls.readUnitSkills, { members: 46, total: 83, skills: [react] }));
    show();
    expect(await screen.findByText('Showing the 1 most common of 83 skills.')).toBeVisible();
  });

  it('say that they are loading, and when they could not be loaded, with a retry', async () => {
    server.use(refuses(calls.readUnitSkills, 'ACCESS.FORBIDDEN'));
    const { user } = show();
    expect(screen.getByRole('status')).toHaveTextContent('Loading skills...');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load skills. Please try again.');
    server.use(answers(calls.readUnitSkills, { members: 1, total: 1, skills: [react] }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('React')).toBeVisible();
  });

  it.each([
    ['nobody is a member', 0, 'No members this tenure'],
    ['no member has a skill', 3, 'No skills yet'],
  ])('say when %s', async (_when, members, text) => {
    server.use(answers(calls.readUnitSkills, { members, total: 0, skills: [] }));
    show();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('say when the account has no club', () => {
    renderWithPortal(<ClubSkillsPage />, { as: personAs('CLUB_COORDINATOR', { unit: undefined }) });
    expect(screen.getByText('No club data found')).toBeVisible();
  });
});
