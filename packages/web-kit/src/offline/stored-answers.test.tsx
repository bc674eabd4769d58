import { act, renderHook } from '@testing-library/react';
import { noteAnswer, useStoredAnswers } from './stored-answers';

const at = (time: string) => ({ 'x-answered-at': time });

describe('stored answers', () => {
  it('tell when the oldest of them was given, until a fresh one comes', () => {
    const { result } = renderHook(useStoredAnswers);
    expect(result.current).toBeNull();
    act(() => noteAnswer(at('Mon, 23 Nov 2026 10:00:00 GMT')));
    act(() => noteAnswer(at('Mon, 23 Nov 2026 09:30:00 GMT')));
    act(() => noteAnswer(at('Mon, 23 Nov 2026 10:15:00 GMT')));
    expect(result.current).toEqual(new Date('2026-11-23T09:30:00Z'));
    act(() => noteAnswer({ date: 'Mon, 23 Nov 2026 10:20:00 GMT' }));
    expect(result.current).toBeNull();
  });
});
