import { brandLines } from './brand-lines';

describe('the name of the institute', () => {
  it('is on two lines of about the same length', () => {
    expect(brandLines('Example Institute of Technology')).toEqual(['Example Institute', 'of Technology']);
  });

  it('stays on one line when it is one word', () => {
    expect(brandLines('Institute')).toEqual(['Institute']);
  });
});
