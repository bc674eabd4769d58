import { render, screen } from '@testing-library/react';
import { tolerateTranslation } from './tolerate-translation';

/** What page translation does: each text moves into two fonts, or gives its place to another text. */
function translate(root: HTMLElement, how: 'moved' | 'replaced'): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    text.parentNode?.replaceChild(outer, text);
    outer.append(inner);
    inner.append(how === 'moved' ? text : `[${text.textContent}]`);
  }
}

function Sentence({ isLong }: { readonly isLong: boolean }) {
  return (
    <p data-testid="sentence">
      {isLong ? 'It begins ' : null}
      {isLong ? <b>soon</b> : null}
      {isLong ? null : 'Over'}, today
    </p>
  );
}

describe('a page that a browser translates', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = tolerateTranslation();
  });
  afterEach(() => stop());

  it('loses the texts that React removes, and gets new ones in their place', () => {
    const { rerender, container } = render(<Sentence isLong />);
    translate(container, 'moved');
    rerender(<Sentence isLong={false} />);
    expect(screen.getByTestId('sentence')).toHaveTextContent(/^Over, today$/);
    translate(container, 'moved');
    rerender(<Sentence isLong />);
    expect(screen.getByTestId('sentence')).toHaveTextContent(/^It begins soon, today$/);
  });

  it('goes on when its texts were replaced', () => {
    const { rerender, container } = render(<Sentence isLong />);
    translate(container, 'replaced');
    rerender(<Sentence isLong={false} />);
    expect(screen.getByTestId('sentence')).toHaveTextContent('Over');
  });

  it('still refuses to remove an element from where it is not', () => {
    expect(() => document.createElement('p').removeChild(document.createElement('b'))).toThrow();
  });
});
