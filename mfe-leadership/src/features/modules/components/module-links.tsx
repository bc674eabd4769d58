import { LinkCard, Rows, Section, Skeleton } from '@portal/ui';
import { messages } from '../messages';
import { presidentModules, type Module } from '../modules';

/** What is counted in a module. */
interface ModuleFact {
  readonly href: string;
  readonly query: { readonly isError: boolean };
  /** Absent until it is known. */
  readonly figure?: { readonly note?: string | undefined } | undefined;
}

interface ModuleLinksProps {
  readonly title: string;
  readonly group: Module['group'];
  readonly figures?: readonly ModuleFact[] | undefined;
}

/** The president's link cards of one group, with what is counted there. */
export function ModuleLinks({ title, group, figures = [] }: ModuleLinksProps) {
  return (
    <Section title={title}>
      <Rows>
        {presidentModules
          .filter((module) => module.group === group)
          .map(({ href, icon, title: name }) => (
            <li key={href}>
              <LinkCard
                href={href}
                icon={icon}
                title={name}
                fact={factOf(figures.find((fact) => fact.href === href))}
              />
            </li>
          ))}
      </Rows>
    </Section>
  );
}

function factOf(fact: ModuleFact | undefined) {
  if (!fact) return undefined;
  return fact.figure?.note ?? (fact.query.isError ? messages.unknown : <Skeleton width={88} />);
}
