import { onlineManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';

/** Loses and restores the connection of the device; every test of the file begins with one. */
export function connection() {
  let isOnline = true;
  const change = (type: 'online' | 'offline') => {
    isOnline = type === 'online';
    act(() => void window.dispatchEvent(new Event(type)));
  };
  beforeEach(() => {
    isOnline = true;
    jest.spyOn(Navigator.prototype, 'onLine', 'get').mockImplementation(() => isOnline);
  });
  afterEach(() => {
    // Queries would wait for it in the next tests, also in those of other files of the process.
    onlineManager.setOnline(true);
    jest.restoreAllMocks();
  });
  return { lose: () => change('offline'), restore: () => change('online') };
}
