import { printDemoProgress } from './demo-progress';

describe('the progress of the demo institute', () => {
  it('is printed every two seconds and not more often', () => {
    const lines: string[] = [];
    let moment = 0;
    const report = printDemoProgress(
      (line) => lines.push(line),
      () => moment,
    );
    for (let done = 1; done <= 50; done += 1) {
      moment += 100;
      report({ part: 'accounts', done, total: 50 });
    }
    expect(lines).toEqual([20, 40].map((done) => `Making the demo institute: ${done} of 50 accounts`));
  });
});
