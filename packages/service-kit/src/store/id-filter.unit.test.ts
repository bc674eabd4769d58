import { idFilterOf } from './id-filter';

describe('a choice by ids', () => {
  it('is a filter for these, or for all except these', () => {
    expect(idFilterOf({ only: ['a', 'b'] })).toEqual({ _id: { $in: ['a', 'b'] } });
    expect(idFilterOf({ except: ['a'] })).toEqual({ _id: { $nin: ['a'] } });
    expect(idFilterOf({ only: ['a'], except: ['a'] })).toEqual({ _id: { $in: ['a'] } });
  });

  it('of none finds nothing, and without a choice everything is found', () => {
    expect(idFilterOf({ only: [] })).toEqual({ _id: { $in: [] } });
    expect([idFilterOf({}), idFilterOf({ except: [] })]).toEqual([{}, {}]);
  });
});
