import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expressionOperators as expressions } from './expressions/expression';
import { accumulators } from './aggregation/group';
import { stages } from './aggregation/stages';
import { commands } from './commands/dispatch';
import { logicalOperators, queryOperators } from './matching/filter';
import { updateOperators } from './updating/operators';

const file = path.join(process.cwd(), 'infra/embedded-mongo/README.md');
const sections = readFileSync(file, 'utf8').split(/^## /m);

/** The names at the start of the list items of a section. */
function listed(title: string): string[] {
  const section = sections.find((each) => each.startsWith(`${title}\n`)) ?? '';
  const heads = section.split('\n').flatMap((line) => /^- (`[^:]+`): \S/.exec(line)?.[1] ?? []);
  return heads.flatMap((head) => head.split(', ').map((name) => name.slice(1, -1)));
}

describe('the README lists what the store does, and all of it', () => {
  it.each<[string, string[]]>([
    ['Commands', Object.keys(commands)],
    ['Query operators', [...Object.keys(queryOperators), ...Object.keys(logicalOperators)]],
    ['Update operators', Object.keys(updateOperators)],
    ['Stages', Object.keys(stages)],
    ['Accumulators', Object.keys(accumulators)],
    ['Expressions', Object.keys(expressions)],
  ])('%s', (title, known) => {
    expect(listed(title).sort()).toEqual(known.sort());
  });
});
