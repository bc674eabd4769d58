import type { Fault } from './measure-area';
import { withFile, withUnmeasured } from './report';

const file = 'services/org/src/units/unit.domain.ts';
const measured = new Date('2026-11-23T02:00:00Z');

const fault = (change: string, outcome: Fault['outcome'], line = 3): Fault => ({
  file,
  line,
  change,
  outcome,
});

const withJudgement = (report: string, judgement: string) => report.replace(/\|  \|$/m, `| ${judgement} |`);

describe('the report about planted faults', () => {
  it('counts what was found, hung, missed and not reached', () => {
    const faults = [
      fault('a → b', 'found'),
      fault('c → d', 'hung'),
      fault('e → f', 'missed'),
      fault('g → h', 'unreached'),
    ];
    const report = withFile('# Title\n', { file, faults, measured });
    expect(report).toContain(`| ${file} | 4 | 2 | 1 | 1 | 1 | 50.0 % | 2026-11-23 |`);
  });

  it('lists what no test found, and nothing else', () => {
    const faults = [fault('a → b', 'found'), fault('a || b → a && b', 'missed'), fault('c → d', 'unreached')];
    const report = withFile('# Title\n', { file, faults, measured });
    expect(report).toContain('| 3 | `a \\|\\| b → a && b` |  |');
    expect(report).toContain('| 3 | `c → d` |  |');
    expect(report).not.toContain('a → b`');
  });

  it('keeps a judgement when the line moves, and drops it with the last miss', () => {
    const missed = { file, faults: [fault('a || b → a && b', 'missed')], measured };
    const judged = withJudgement(withFile('# Title\n', missed), 'Both are true here.');
    const moved = withFile(judged, { ...missed, faults: [fault('a || b → a && b', 'missed', 9)] });
    expect(moved).toContain('| 9 | `a \\|\\| b → a && b` | Both are true here. |');
    const found = withFile(moved, { ...missed, faults: [fault('a || b → a && b', 'found')] });
    expect(found).not.toContain('Both are true here.');
  });

  it('keeps its introduction and the figures of other files', () => {
    const first = withFile('# Title\n\nWords.\n', { file, faults: [fault('a → b', 'missed')], measured });
    const other = { file: 'services/org/src/clubs/club.domain.ts', faults: [fault('c → d', 'found')], measured };
    const both = withFile(first, other);
    expect(both).toMatch(/^# Title\n\nWords\.\n\n## Scores\n/);
    expect(both).toContain('| services/org/src/units/unit.domain.ts | 1 | 0 |');
    expect(both).toContain('| services/org/src/clubs/club.domain.ts | 1 | 1 |');
    expect(withFile(both, other)).toBe(both);
  });

  it('lists by folder the files that have no figures, until the last one has', () => {
    const judged = withFile('# Title\n\nWords.\n', { file, faults: [fault('a → b', 'missed')], measured });
    const others = ['services/org/src/clubs/club.domain.ts', 'services/org/src/clubs/club.repository.ts'];
    const listed = withUnmeasured(judged, [file, ...others]);
    expect(listed).toContain(
      '## Not measured\n\n2 of 3 files have no figures yet.\n\n| folder | files |\n|---|---|\n| services/org/src/clubs | club.domain.ts, club.repository.ts |\n',
    );
    expect(withUnmeasured(listed, [file, ...others])).toBe(listed);
    expect(withUnmeasured(listed, [file])).toBe(judged);
  });
});
