import { calls, type SharedRecord, type VerifiedRecord } from '@portal/contracts';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { RecordPage } from './record-page';
import { aLink, verifiedRecord } from './sample-record';

const server = portalServer();
let record: VerifiedRecord;
let links: SharedRecord[];

beforeEach(() => {
  record = verifiedRecord;
  links = [];
  server.use(
    answers(calls.readVerifiedRecord, () => record),
    answers(calls.listSharedRecords, () => links),
  );
});

const show = () => renderWithPortal(<RecordPage />, { as: 'STUDENT', at: '/profile/record', path: '/profile/record' });
const link = async (name: string) => within(await screen.findByRole('listitem', { name }));

describe('the record that one shows', () => {
  it('is loading, then lists what is verified by kind, with who confirmed it, all of it chosen', async () => {
    show();
    expect(screen.getByText('Loading your record...')).toBeInTheDocument();
    expect(await screen.findByRole('group', { name: 'Positions of responsibility' })).toBeVisible();
    expect(screen.getByText('Coding Club · 2026-2027')).toBeVisible();
    expect(screen.getByText('Confirmed by Ravi Kumar on 6 Apr 2026')).toBeVisible();
    expect(screen.getByText('Endorsed by Meera Das on 12 Sep 2026')).toBeVisible();
    expect(screen.getByText('Checked in')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Achievements' })).not.toBeInTheDocument();
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
    expect(screen.getByText('3 chosen')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Show my student ID (12240001)' })).not.toBeChecked();
    expect(await screen.findByText('No links yet')).toBeVisible();
  });

  it('is shared as chosen, and nothing else', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(calls.shareRecord, ({ body }) => {
        sent.push(body);
        links = [aLink()];
        return aLink();
      }),
    );
    const { user } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Git Clinic' }));
    expect(screen.getByText('2 chosen')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: /Show my student ID/ }));
    await user.type(screen.getByLabelText(/Name of this link/), 'Internship');
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByText('Link created.')).toBeVisible();
    expect(sent).toEqual([
      {
        entries: [
          { kind: 'position', id: '65f000000000000000000001' },
          { kind: 'skill', id: '65f000000000000000000002' },
        ],
        show_student_id: true,
        label: 'Internship',
      },
    ]);
    const { getByText } = await link('Internship');
    expect(getByText('2 entries · with student ID · Created on 24 Nov 2026')).toBeVisible();
  });

  it('is not shared empty', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Clear choice' }));
    expect(screen.getByText('Choose at least one entry.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create link' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Choose all' }));
    expect(screen.getByText('3 chosen')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create link' })).toBeEnabled();
  });

  it('says why it was refused, and shows what is left to choose', async () => {
    server.use(refuses(calls.shareRecord, 'SHARED_RECORD.NOT_VERIFIED'));
    const { user } = show();
    await screen.findByRole('checkbox', { name: 'Python' });
    record = { ...record, entries: record.entries.filter(({ kind }) => kind !== 'skill') };
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something you chose is no longer verified. Review your choice and try again.',
    );
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Python' })).not.toBeInTheDocument());
  });

  it('says when there is nothing to show yet', async () => {
    record = { ...record, entries: [] };
    show();
    expect(await screen.findByText('Nothing verified yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create link' })).not.toBeInTheDocument();
  });

  it('says when it could not be loaded, and tries again when asked', async () => {
    server.use(refuses(calls.readVerifiedRecord, 'SYSTEM.UNAVAILABLE'));
    const { user } = show();
    expect(await screen.findByText("We couldn't load your record.")).toBeVisible();
    server.use(answers(calls.readVerifiedRecord, record));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('checkbox', { name: 'Python' })).toBeVisible();
  });
});

describe('one’s links', () => {
  it('show their state, and lead to the page, the PDF, the credential and the QR code', async () => {
    links = [aLink(), aLink({ _id: '65f100000000000000000002', label: '', state: 'changed' })];
    show();
    const { getByText, getByRole } = await link('Internship');
    expect(getByText('Valid')).toBeVisible();
    const token = aLink().token ?? '';
    expect(getByRole('textbox', { name: 'Link' })).toHaveValue(`http://localhost/verify/${token}`);
    const hrefs = ['PDF', 'Credential file'].map((name) => getByRole('link', { name }).getAttribute('href'));
    expect(hrefs).toEqual([`/api/records/verify/${token}/pdf`, `/api/records/verify/${token}/credential`]);
    expect(getByRole('img', { name: 'QR code of Internship' })).toHaveAttribute(
      'src',
      `/api/records/verify/${token}/qr-code`,
    );
    expect((await link('Link without a name')).getByText('Changed since')).toBeVisible();
  });

  it('are ended after a question that says what it means, and then show no address', async () => {
    links = [aLink()];
    const ended: unknown[] = [];
    server.use(
      answers(calls.endSharedRecord, ({ params }) => {
        ended.push(params['id']);
        const { token: _token, ...rest } = aLink({ state: 'revoked', ended_at: '2026-11-25T06:00:00.000Z' });
        links = [rest];
        return undefined;
      }),
    );
    const { user } = show();
    await user.click((await link('Internship')).getByRole('button', { name: 'End link' }));
    const question = within(screen.getByRole('alertdialog', { name: 'End Internship?' }));
    expect(question.getByText(/sees that it was revoked/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'End link' }));
    expect(await screen.findByText('Link ended.')).toBeVisible();
    const row = await link('Internship');
    await waitFor(() => expect(row.getByText('Ended')).toBeVisible());
    expect(row.queryByRole('textbox')).not.toBeInTheDocument();
    expect(ended).toEqual([aLink()._id]);
    await waitFor(() => expect(screen.getByRole('group', { name: 'Your links' })).toHaveFocus());
  });

  it('say when one could not be ended, and when they could not be loaded', async () => {
    links = [aLink()];
    server.use(refuses(calls.endSharedRecord, 'SYSTEM.UNAVAILABLE'));
    const { user } = show();
    await user.click((await link('Internship')).getByRole('button', { name: 'End link' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'End link' }));
    expect(await within(screen.getByRole('alertdialog')).findByRole('alert')).toBeVisible();
  });
});
