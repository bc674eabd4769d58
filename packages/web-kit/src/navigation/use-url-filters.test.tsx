import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useUrlFilters } from './use-url-filters';

function useList() {
  return { state: useUrlFilters(['q', 'unit']), address: useLocation().search, go: useNavigate() };
}

function showAt(address: string) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  return renderHook(useList, { wrapper }).result;
}

describe('filters in the address', () => {
  it('are what a shared link says', () => {
    const { state } = showAt('/list?q=lead&unit=%20').current;
    expect([state.search, state.valueOf('q'), state.valueOf('unit')]).toEqual(['lead', 'lead', undefined]);
  });

  it('take what was typed a moment after the last key, without its blanks', async () => {
    const list = showAt('/list?unit=a');
    act(() => list.current.state.type(' robo '));
    expect([list.current.state.search, list.current.address]).toEqual([' robo ', '?unit=a']);
    await waitFor(() => expect(list.current.address).toBe('?unit=a&q=robo'));
    expect(list.current.state.search).toBe(' robo ');
  });

  it('lose no key that comes while the address is changed', async () => {
    jest.useFakeTimers();
    const list = showAt('/list');
    act(() => list.current.state.type('robo'));
    await act(async () => {
      await jest.advanceTimersByTimeAsync(300);
      list.current.state.type('robot');
    });
    expect([list.current.state.search, list.current.address]).toEqual(['robot', '?q=robo']);
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect([list.current.state.search, list.current.address]).toEqual(['robot', '?q=robot']);
    jest.useRealTimers();
  });

  it('keep what is pressed a moment after a key, and what was typed before', async () => {
    jest.useFakeTimers();
    const list = showAt('/list?unit=a');
    act(() => list.current.state.type('robo'));
    act(() => list.current.state.set('unit', 'b'));
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect([list.current.state.search, list.current.address]).toEqual(['robo', '?unit=b&q=robo']);
    jest.useRealTimers();
  });

  it('keep what something else writes to the address a moment after a key', async () => {
    jest.useFakeTimers();
    const list = showAt('/list?unit=a');
    act(() => list.current.state.type('robo'));
    act(() => void list.current.go('/list?unit=a&tab=holders'));
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(list.current.address).toBe('?unit=a&tab=holders&q=robo');
    jest.useRealTimers();
  });

  it('fill the field anew when another search leads to the list that is open', async () => {
    const list = showAt('/list?q=lead');
    act(() => void list.current.go('/list?q=intern'));
    await waitFor(() => expect(list.current.state.search).toBe('intern'));
  });

  it('go when they are cleared, and the rest of the address stays', async () => {
    const list = showAt('/list?view=calendar&unit=a');
    act(() => list.current.state.type('robo'));
    act(() => list.current.state.clear());
    await waitFor(() => expect(list.current.address).toBe('?view=calendar'));
    expect(list.current.state.search).toBe('');
  });
});
