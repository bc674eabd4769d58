/** Somebody as the provider knows them; it believes whatever it is told. */
export interface Person {
  email: string;
  name: string;
  isVerified: boolean;
}

/** The people of one run, by their addresses: those it offers, and whoever else was typed in. */
export class Directory {
  private readonly people = new Map<string, Person>();

  constructor(readonly offered: readonly Person[]) {
    for (const person of offered) this.people.set(person.email, person);
  }

  find(email: string): Person | undefined {
    return this.people.get(email);
  }

  add(person: Person): void {
    this.people.set(person.email, person);
  }
}
