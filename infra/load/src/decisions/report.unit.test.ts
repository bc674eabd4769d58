import { decisionVerdict, type DecisionRound } from './report';

const round = (changes: Partial<DecisionRound> = {}): DecisionRound => ({
  milliseconds: 800,
  decided: 200,
  idle: [4, 5, 60],
  meanwhile: [5, 30],
  ...changes,
});

describe('the verdict on decisions over many', () => {
  it('passes within two seconds, holding nobody up for long, also when one round is disturbed', () => {
    expect(
      decisionVerdict({ claims: [round(), round({ milliseconds: 9_000, meanwhile: [900] }), round()] }),
    ).toMatchObject({
      passes: true,
      text: expect.stringContaining('25.0 ms of 50') as string,
    });
  });

  it.each([
    ['it takes longer', { milliseconds: 2_001 }],
    ['another request is held up', { meanwhile: [5, 56] }],
    ['not all were decided', { decided: 199 }],
    ['nobody else could ask', { meanwhile: [] }],
  ])('fails when %s', (_why, changes) => {
    expect(decisionVerdict({ claims: [round()], achievements: [round(changes)] }).passes).toBe(false);
  });
});
