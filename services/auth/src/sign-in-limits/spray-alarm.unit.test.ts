import { createSprayAlarm } from './spray-alarm.service';

describe('the alarm that passwords are sprayed', () => {
  it('is on from the twentieth wrong password of ten seconds until ten seconds have fewer', () => {
    let now = 0;
    const alarm = createSprayAlarm({ now: () => new Date(now) });
    const fail = (count: number, intervalMs: number) => {
      for (let n = 0; n < count; n += 1) {
        now += intervalMs;
        alarm.countFailure();
      }
    };
    fail(100, 600);
    expect(alarm.isOn()).toBe(false);
    now += 60_000;
    fail(19, 500);
    expect(alarm.isOn()).toBe(false);
    fail(1, 500);
    expect(alarm.isOn()).toBe(true);
    now += 499;
    expect(alarm.isOn()).toBe(true);
    now += 1;
    expect(alarm.isOn()).toBe(false);
  });
});
