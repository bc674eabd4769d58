import { LinkCard, Rows, Section } from '@portal/ui';
import { presidentModules, type Module } from '../modules';

/** The president's link cards of one group. */
export function ModuleLinks({ title, group }: { readonly title: string; readonly group: Module['group'] }) {
  return (
    <Section title={title}>
      <Rows>
        {presidentModules
          .filter((module) => module.group === group)
          .map(({ href, icon, title: name }) => (
            <li key={href}>
              <LinkCard href={href} icon={icon} title={name} />
            </li>
          ))}
      </Rows>
    </Section>
  );
}
