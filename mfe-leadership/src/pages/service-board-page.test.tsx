import { calls, ROLES, type Role } from '@portal/contracts';
import { answers, portalServer, refuses, renderWithPortal, savedFiles } from '@portal/web-kit/testing';
import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { noService, someService } from './sample-service-board';
import { ServiceBoardPage } from './service-board-page';

const server = portalServer(answers(calls.readServiceBoard, someService));
/** What a window does that is looked at again. */
function ComeBack() {
  const client = useQueryClient();
  return <button onClick={() => void client.refetchQueries()}>Come back</button>;
}

const page = (
  <>
    <ServiceBoardPage />
    <ComeBack />
  </>
);
const show = (as: Role = 'STUDENT') => renderWithPortal(page, { as, at: '/service' });
const council = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the service board', () => {
  const saved = savedFiles();

  it('is loading, then says of each council how quickly it answers, what it held and who came', async () => {
    show();
    expect(screen.getByText('Loading the service board...')).toBeInTheDocument();
    const cultural = await council('Cultural');
    for (const figure of [
      'Feedback5 daysmedian until answered44% of 1,209 within 7 days',
      'Room requests1 daymedian until answered100% of 5 within 2 days',
      'Events held12',
      'Attendance83%of 600 registered came',
    ])
      expect(cultural.getByText((_, tile) => tile?.textContent === figure)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Cultural',
      'SciTech',
      'Sports',
      'Academic',
      'Independent',
      'What the figures mean',
    ]);
  });

  it('says of which time it is, and what its figures mean', async () => {
    show();
    expect(
      await screen.findByText('How the councils serve the campus, since 1 Dec 2025. As of 21 Nov 2026, 11:30 am.'),
    ).toBeVisible();
    expect(
      screen.getByText(/^What was answered within the promised time: 7 days for feedback, 2 days for room requests\./),
    ).toBeVisible();
    expect(screen.getByText(/^Figures of fewer than 5/)).toBeVisible();
  });

  it('says where something is of fewer than five', async () => {
    show();
    const sports = await council('Sports');
    expect(sports.getAllByText('Fewer than 5, not shown')).toHaveLength(3);
    const scitech = await council('SciTech');
    expect(scitech.getByText('Feedback').parentElement).toHaveTextContent(
      'Feedback–fewer than 5 answered38% of 8 within 7 days',
    );
  });

  it.each(ROLES)('leads %s to the feedback of a council, and to nothing else', async (role) => {
    show(role);
    const cultural = await council('Cultural');
    expect(cultural.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/viewfeedback?category=cultural&from=2025-12-01',
    ]);
  });

  it('says that it could not be loaded, and tries again', async () => {
    server.use(refuses(calls.readServiceBoard, 'SYSTEM.UNAVAILABLE'));
    const { user } = show();
    expect(await screen.findByText("We couldn't load the service board.")).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
    server.use(answers(calls.readServiceBoard, someService));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Cultural' })).toBeVisible();
  });

  it('says that nothing was counted yet, and then offers nothing to save or print', async () => {
    server.use(answers(calls.readServiceBoard, noService));
    show();
    expect(await screen.findByText('Nothing to count in the last 12 months yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  });

  it('is saved as the table that the service makes', async () => {
    const { user } = show();
    await council('Cultural');
    server.use(
      answers(calls.readServiceBoard, ({ headers }) => {
        expect(headers.get('accept')).toBe('text/csv');
        return HttpResponse.text('Council', {
          headers: { 'content-disposition': 'attachment; filename="service.csv"' },
        });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(async () => expect(await saved()).toMatchObject([{ name: 'service.csv' }]));
  });

  it('is printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('keeps the figures that it has when newer ones fail, says from when they are and tries again', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T06:30:00.000Z'));
    const { user } = show();
    await council('Cultural');
    server.use(refuses(calls.readServiceBoard, 'SYSTEM.UNAVAILABLE'));
    await user.click(screen.getByRole('button', { name: 'Come back' }));
    expect(await screen.findByText(/^Last updated 21 Nov 2026, 12:00 pm\./)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Cultural' })).toBeVisible();
    server.use(answers(calls.readServiceBoard, someService));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/^Last updated/)).not.toBeInTheDocument());
  });
});
