import { onlineManager } from '@tanstack/react-query';
import { connection } from './connection';
import { renderWithPortal } from './render-with-portal';

const { lose } = connection();

describe('the connection of a test', () => {
  it('is lost for queries too', () => {
    renderWithPortal(<p>Page</p>);
    lose();
    expect([navigator.onLine, onlineManager.isOnline()]).toEqual([false, false]);
  });

  it('is there again in the next one', () => {
    expect([navigator.onLine, onlineManager.isOnline()]).toEqual([true, true]);
  });
});
