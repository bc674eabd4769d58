import { calls, type PublicRecord } from '@portal/contracts';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen } from '@testing-library/react';
import { shownRecord } from './sample-record';
import { VerifyPage } from './verify-page';

const server = portalServer();
const show = (shown?: PublicRecord) => {
  if (shown) server.use(answers(calls.verifyRecord, shown));
  return renderWithPortal(<VerifyPage />, { as: 'visitor', at: '/verify/a-token', path: '/verify/:token' });
};

describe('a shared record, as visitors see it', () => {
  it('is being checked, then says that it is valid and shows what was chosen', async () => {
    show(shownRecord);
    expect(screen.getByText('Checking the record...')).toBeInTheDocument();
    expect(await screen.findByText('Valid')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Asha Nair' })).toBeVisible();
    expect(screen.getByText('Student ID 12240001')).toBeVisible();
    expect(screen.getByText('Issued by Example Institute of Technology on 24 Nov 2026')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Positions of responsibility' })).toBeVisible();
    expect(screen.getByText('Endorsed by Meera Das on 12 Sep 2026')).toBeVisible();
    expect(screen.queryByText('Changed since')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
      'href',
      '/api/records/verify/a-token/pdf',
    );
    expect(screen.getByRole('link', { name: 'Download credential file' })).toHaveAttribute(
      'href',
      '/api/records/verify/a-token/credential',
    );
  });

  it('says that it changed since, and marks what', async () => {
    const [first, second] = shownRecord.record?.entries ?? [];
    if (!first || !second || !shownRecord.record) throw new Error('the sample has two entries');
    const entries = [first, { ...second, is_current: false }];
    show({ ...shownRecord, state: 'changed', record: { ...shownRecord.record, entries, is_person_current: false } });
    expect(await screen.findByText(/What changed is marked/)).toBeVisible();
    expect(screen.getByText('Python').parentElement).toHaveTextContent('Changed since');
    expect(screen.getByText('Secretary').parentElement).not.toHaveTextContent('Changed since');
    expect(screen.getByText('The name or student ID of this person has changed since.')).toBeVisible();
  });

  it('says that it was revoked, and nothing of the person', async () => {
    show({ state: 'revoked', issuer: 'Example Institute of Technology', ended_at: '2026-11-25T06:00:00.000Z' });
    expect(await screen.findByText('Revoked')).toBeVisible();
    expect(screen.getByText('Ended on 25 Nov 2026')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('says that there is none with this link', async () => {
    server.use(refuses(calls.verifyRecord, 'SHARED_RECORD.NOT_FOUND'));
    show();
    expect(await screen.findByRole('heading', { name: 'Record not found' })).toBeVisible();
  });

  it('says when it could not be checked, and tries again when asked', async () => {
    server.use(refuses(calls.verifyRecord, 'SYSTEM.UNAVAILABLE'));
    const { user } = show();
    expect(await screen.findByText("We couldn't check the record.")).toBeVisible();
    server.use(answers(calls.verifyRecord, shownRecord));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Valid')).toBeVisible();
  });
});
