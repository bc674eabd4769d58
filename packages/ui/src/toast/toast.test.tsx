import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Toaster } from './toaster';
import { dismissToast, toast } from './toast-store';

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    act(() => dismissToast());
    jest.useRealTimers();
  });

  it('go by themselves, after 5 seconds unless told', () => {
    render(<Toaster />);
    act(() => {
      toast.error('Failed to submit feedback');
      toast.success('Saved', { duration: 2000 });
    });
    expect(screen.getByRole('alert')).toHaveTextContent(/^Failed to submit feedback$/);
    expect(screen.getByRole('status')).toHaveTextContent(/^Saved$/);
    act(() => jest.advanceTimersByTime(2000));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(2999));
    expect(screen.getByText('Failed to submit feedback')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('Failed to submit feedback')).not.toBeInTheDocument();
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
