import { screen, waitFor } from '@testing-library/react';
import { renderWithPortal } from '../testing';
import { ActionDialog } from './action-dialog';

const onClose = jest.fn();
const show = (action: () => Promise<string>) =>
  renderWithPortal(
    <ActionDialog
      title="Withdraw Tabla?"
      confirmLabel="Withdraw skill"
      busyLabel="Withdrawing..."
      action={action}
      failed="We couldn't withdraw the skill."
      onClose={onClose}
    >
      <p>Tabla leaves your skills.</p>
    </ActionDialog>,
  );
beforeEach(() => onClose.mockClear());

describe('an action that is asked about', () => {
  it('is done once, said, and closes the dialog', async () => {
    const action = jest.fn(async () => 'Tabla withdrawn.');
    const { user } = show(action);
    expect(screen.getByRole('alertdialog', { name: 'Withdraw Tabla?' })).toBeVisible();
    await user.dblClick(screen.getByRole('button', { name: 'Withdraw skill' }));
    expect(await screen.findByText('Tabla withdrawn.')).toBeVisible();
    await waitFor(() => expect(onClose.mock.calls).toEqual([[true]]));
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('is not done when it is cancelled', async () => {
    const action = jest.fn(async () => '');
    const { user } = show(action);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose.mock.calls).toEqual([[false]]);
    expect(action).not.toHaveBeenCalled();
  });

  it('says why it failed, stays open, and can be tried again', async () => {
    const action = jest.fn(async () => 'Tabla withdrawn.').mockRejectedValueOnce(new Error('offline'));
    const { user } = show(action);
    await user.click(screen.getByRole('button', { name: 'Withdraw skill' }));
    expect(await screen.findByText("We couldn't withdraw the skill.")).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Withdraw skill' }));
    await waitFor(() => expect(onClose.mock.calls).toEqual([[true]]));
  });
});
