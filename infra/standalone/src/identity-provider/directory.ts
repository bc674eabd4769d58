/** A person who can sign in at the provider. */
export interface Person {
  email: string;
  name: string;
  isVerified: boolean;
}

export type Directory = ReturnType<typeof createDirectory>;

/** The people of one run by address: those that the provider offers, and those that were typed in. */
export function createDirectory(offered: readonly Person[]) {
  const people = new Map(offered.map((person) => [person.email, person]));
  return {
    offered,
    find: (email: string) => people.get(email),
    add: (person: Person) => void people.set(person.email, person),
  };
}
