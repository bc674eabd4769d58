/**
 * Lets React change a page whose texts a browser translates. The translator moves each text into `<font><font>`, or puts
 * another text in its place; React then removes it from a parent that it has left, or inserts before it, and both throw,
 * which ends in the error page. Here the `<font>` around the text takes its part. Spans around every text would help as
 * well, but nothing would keep the next text from lacking one.
 *
 * Returns what puts the methods back.
 */
export function tolerateTranslation(): () => void {
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const placed = placeIn(this, child);
    if (placed) removeChild.call(this, placed);
    return child;
  };
  Node.prototype.insertBefore = function <New extends Node>(this: Node, node: New, before: Node | null): New {
    insertBefore.call(this, node, before && placeIn(this, before));
    return node;
  };

  return () => Object.assign(Node.prototype, { removeChild, insertBefore });
}

/**
 * The child of a parent that holds a text which was its child: the text or the outermost `<font>` around it, null when
 * the text has been replaced. Anything but a text is for the browser to refuse.
 */
function placeIn(parent: Node, child: Node): Node | null {
  if (child.nodeType !== Node.TEXT_NODE) return child;
  let placed: Node | null = child;
  while (placed && placed.parentNode !== parent) placed = placed.parentNode;
  return placed;
}
