import { visitAt } from './last-visit';

const MINUTE = 60_000;
const at = (minutes: number) => minutes * MINUTE;

describe('a visit', () => {
  it('is the first when none is known', () => {
    expect(visitAt(undefined, at(5))).toEqual({ seen: at(5) });
  });

  it('goes on for half an hour, and keeps when the one before ended', () => {
    expect(visitAt({ since: at(1), seen: at(100) }, at(130))).toEqual({ since: at(1), seen: at(130) });
    expect(visitAt({ seen: at(100) }, at(130))).toEqual({ since: undefined, seen: at(130) });
  });

  it('is another one after that', () => {
    expect(visitAt({ since: at(1), seen: at(100) }, at(131))).toEqual({ since: at(100), seen: at(131) });
  });
});
