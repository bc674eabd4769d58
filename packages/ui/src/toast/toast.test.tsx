import { act, render, screen } from '@testing-library/react';
import { Toaster } from './toaster';
import { briefToast, dismissToast, toast } from './toast-store';

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    act(() => dismissToast());
    jest.useRealTimers();
  });

  const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

  it('go by themselves after 5 seconds', () => {
    render(<Toaster />);
    act(() => {
      toast.error('The room is not saved');
      toast.success('The room is saved');
    });
    expect(screen.getByRole('alert')).toHaveTextContent(/^The room is not saved$/);
    expect(screen.getByRole('status')).toHaveTextContent(/^The room is saved$/);
    act(() => jest.advanceTimersByTime(4999));
    expect(shown()).toEqual(['The room is not saved', 'The room is saved']);
    act(() => jest.advanceTimersByTime(1));
    expect(shown()).toEqual([]);
  });

  it('go after 4 seconds when they are brief, and after 2 when they tell success', () => {
    render(<Toaster />);
    act(() => {
      briefToast.error('Failed to submit feedback');
      briefToast.info('Somebody else resolved it');
      briefToast.success('Feedback submitted successfully');
    });
    act(() => jest.advanceTimersByTime(1999));
    expect(shown()).toHaveLength(3);
    act(() => jest.advanceTimersByTime(1));
    expect(shown()).toEqual(['Failed to submit feedback', 'Somebody else resolved it']);
    act(() => jest.advanceTimersByTime(1999));
    expect(shown()).toHaveLength(2);
    act(() => jest.advanceTimersByTime(1));
    expect(shown()).toEqual([]);
  });

  it('wait while one reads them with the focus inside', () => {
    render(<Toaster />);
    act(() => void toast('A place is now yours.'));
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('A place is now yours.')).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
    act(() => jest.advanceTimersByTime(5000));
    expect(screen.queryByText('A place is now yours.')).not.toBeInTheDocument();
  });

  it('are at most 20 at a time, the newest', () => {
    render(<Toaster />);
    act(() => {
      for (let index = 1; index <= 25; index += 1) toast(`Message ${index}`);
    });
    expect(screen.getAllByRole('listitem')).toHaveLength(20);
    expect(screen.queryByText('Message 5')).not.toBeInTheDocument();
    expect(screen.getByText('Message 25')).toBeVisible();
  });

  it('offer one thing to do', () => {
    const retry = jest.fn();
    render(<Toaster />);
    act(() => void toast.error('Failed', { action: { label: 'Retry', onPress: retry } }));
    act(() => screen.getByRole('button', { name: 'Retry' }).click());
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Failed')).not.toBeInTheDocument();
  });
});
