import { calls, type Evidence } from '@portal/contracts';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EndorsePage } from './endorse-page';
import { aClaim, anAchievement } from './sample-endorsements';

const event = { _id: '65a0000000000000000000e1', title: 'Nukkad Natak Workshop' };
const evidence: Evidence = {
  attended: { event, at: '2026-03-05T12:30:00.000Z', checked_in_by: { name: 'Zoya Khan' } },
  position: { title: 'Coordinator', unit: 'Dramatics Club', tenure_year: '2025-2026', status: 'active' },
  endorsed_skills: [
    { name: 'Mime', proficiency_level: 'expert' },
    { name: 'Voice Projection', proficiency_level: 'advanced' },
  ],
};
const server = portalServer(
  answers(calls.listUnendorsedUserSkills, []),
  answers(calls.listUnendorsedSkills, []),
  answers(calls.listUnendorsedAchievements, []),
  answers(calls.listEndorsedUserSkills, []),
  answers(calls.listVerifiedAchievements, []),
  answers(calls.listUnits, []),
);

const show = (at = '') =>
  renderWithPortal(<EndorsePage />, { as: 'GENSEC_CULTURAL', at: `/gensec-endorse${at}`, path: '/gensec-endorse' });
const card = (name: string) => screen.findByRole('complementary', { name });

describe('beside a claim', () => {
  it('stands when the student was checked in and by whom, the position, and what else is endorsed', async () => {
    server.use(answers(calls.listUnendorsedUserSkills, [aClaim('Street Theatre', { event_id: event, evidence })]));
    show();
    const { getByRole, getByText } = within(await card('Street Theatre'));
    expect(getByRole('link', { name: 'Farhan Ali' })).toHaveAttribute('href', '/profile/65b000000000000000000011');
    expect(getByText('Claimed 06 Mar 2026')).toBeVisible();
    expect(getByRole('link', { name: event.title })).toHaveAttribute('href', `/events/${event._id}`);
    expect(getByText('Checked in 05 Mar 2026, 6:00 pm by Zoya Khan')).toBeVisible();
    expect(getByText('Coordinator, Dramatics Club')).toBeVisible();
    expect(getByText('Position, 2025-2026, active')).toBeVisible();
    expect(getByText('Mime, Voice Projection')).toBeVisible();
    expect(screen.getByText('2 proofs')).toBeVisible();
  });

  it('stands that nothing is known, and an event without check-in is no proof', async () => {
    const nothing = { endorsed_skills: [] };
    const claims = [aClaim('Tabla', { evidence: nothing }), aClaim('Veena', { event_id: event, evidence: nothing })];
    server.use(answers(calls.listUnendorsedUserSkills, claims));
    const { user } = show();
    expect(within(await card('Tabla')).getByText('The portal knows of no evidence for this.')).toBeVisible();
    expect(screen.getAllByText('No proof')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Veena' }));
    expect(within(await card('Veena')).getByText('Event, no check-in recorded')).toBeVisible();
  });

  it('stands the certificate: a file to download, a link that opens elsewhere', async () => {
    const certificate = {
      _id: '65f000000000000000000001',
      name: 'bands.pdf',
      type: 'application/pdf',
      bytes: 1,
    } as const;
    const achievement = anAchievement('Battle of Bands', {
      certificate,
      certificate_url: 'https://bands.example.org/1',
    });
    server.use(answers(calls.listUnendorsedAchievements, [achievement]));
    show('?tab=achievements');
    const { getByRole, getByText } = within(await card('Battle of Bands'));
    const file = getByRole('link', { name: 'Download bands.pdf' });
    expect(file).toHaveAttribute('href', `/api/achievements/${achievement._id}/certificate`);
    expect(file).toHaveAttribute('download');
    const link = getByRole('link', { name: 'Certificate' });
    expect(link).toHaveAttribute('href', 'https://bands.example.org/1');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(getByText('Opens bands.example.org in a new tab')).toBeVisible();
  });
});

describe('what was endorsed', () => {
  const endorsed = { by: { name: 'Zoya Khan' }, at: '2026-03-06T06:00:00.000Z' };
  const mime = aClaim('Mime', { state: 'endorsed', is_endorsed: true, endorsed, can_withdraw: true });
  const veena = aClaim('Veena', { state: 'endorsed', is_endorsed: true, endorsed });

  it('is withdrawn with a reason by those who may, and leaves the list', async () => {
    let reason = '';
    server.use(
      answers(calls.listEndorsedUserSkills, [mime, veena]),
      answers(calls.withdrawEndorsement, ({ body }) => {
        reason = body.reason;
        server.use(answers(calls.listEndorsedUserSkills, [veena]));
        return aClaim('Mime', { state: 'returned', returned: { ...endorsed, reason } });
      }),
    );
    const { user } = show();
    const region = within(await screen.findByRole('region', { name: 'Recently endorsed' }));
    expect(await region.findAllByText('Zoya Khan, 06 Mar 2026')).toHaveLength(2);
    expect(region.queryByRole('button', { name: /Veena/ })).not.toBeInTheDocument();
    await user.click(region.getByRole('button', { name: 'Withdraw Mime, Farhan Ali' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the endorsement of Mime?' }));
    await user.type(dialog.getByLabelText('Reason'), 'Taken for another student.');
    // A message of success is short: on a busy machine it is gone before one begins to look for it afterwards.
    const message = screen.findByText('Mime, Farhan Ali: endorsement withdrawn.');
    await user.click(dialog.getByRole('button', { name: 'Withdraw endorsement' }));
    await message;
    await waitFor(() => expect(region.queryByText('Mime')).not.toBeInTheDocument());
    expect(region.getByText('Veena')).toBeVisible();
    expect(reason).toBe('Taken for another student.');
  });

  it('is searched as what waits is', async () => {
    server.use(answers(calls.listEndorsedUserSkills, ({ query }) => (query.q === 'vee' ? [veena] : [mime, veena])));
    show();
    const region = within(await screen.findByRole('region', { name: 'Recently endorsed' }));
    expect(await region.findByText('Mime')).toBeVisible();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'vee' } });
    await waitFor(() => expect(region.queryByText('Mime')).not.toBeInTheDocument());
    expect(region.getByText('Veena')).toBeVisible();
  });

  it('stays when it could not be withdrawn, and the reason with it', async () => {
    const verified_by = { name: 'Zoya Khan', at: endorsed.at };
    const bands = anAchievement('Battle of Bands', {
      state: 'verified',
      verified: true,
      verified_by,
      can_withdraw: true,
    });
    server.use(
      answers(calls.listVerifiedAchievements, [bands]),
      refuses(calls.withdrawVerification, 'RECORD.NOT_VERIFIED'),
    );
    const { user } = show('?tab=achievements');
    await user.click(await screen.findByRole('button', { name: 'Withdraw Battle of Bands, Farhan Ali' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the verification of Battle of Bands?' }));
    expect(dialog.getByRole('button', { name: 'Withdraw verification' })).toBeVisible();
    await user.type(dialog.getByLabelText('Reason'), 'Wrong year.{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent("This hasn't been verified.");
    expect(dialog.getByLabelText('Reason')).toHaveValue('Wrong year.');
  });

  it('says when it could not be loaded', async () => {
    server.use(refuses(calls.listEndorsedUserSkills, 'SYSTEM.UNAVAILABLE'));
    const { user } = show();
    expect(await screen.findByText("We couldn't load what was decided.")).toBeVisible();
    server.use(answers(calls.listEndorsedUserSkills, [mime]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Mime')).toBeVisible();
  });
});
