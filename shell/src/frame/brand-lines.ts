/** The institute's name on two lines of about the same length. */
export function brandLines(name: string): readonly string[] {
  const middle = name.length / 2;
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [nearest] = spaces.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return nearest === undefined ? [name] : [name.slice(0, nearest), name.slice(nearest + 1)];
}
