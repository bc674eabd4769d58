import { EmptyState, FilterChips, LinkButton, Section } from '@portal/ui';
import { messages } from '../messages';
import { MODULE_CATEGORIES, modulesOf, type Module, type ModuleCategory } from '../modules';
import styles from './module-grid.module.css';

interface ModuleChipsProps {
  readonly value: ModuleCategory;
  readonly onChange: (category: ModuleCategory) => void;
}

/** The chips over the modules, one a category. */
export function ModuleChips({ value, onChange }: ModuleChipsProps) {
  return (
    <FilterChips
      label={messages.filter}
      value={value}
      onChange={(chosen) => onChange(MODULE_CATEGORIES.find((chip) => chip === chosen) ?? 'All Modules')}
      options={MODULE_CATEGORIES.map((chip) => ({ value: chip, label: chip }))}
    />
  );
}

/** The general secretary's modules of one chip. */
export function ModuleGrid({ category }: { readonly category: ModuleCategory }) {
  const shown = modulesOf(category);
  return (
    <Section title={messages.modules} count={shown.length}>
      {shown.length === 0 ? <EmptyState title={messages.emptyCategory} text={messages.emptyText} /> : null}
      <div className={styles.grid}>
        {shown.map((module) => (
          <ModuleCard key={module.href} module={module} />
        ))}
      </div>
    </Section>
  );
}

function ModuleCard({ module }: { readonly module: Module }) {
  return (
    <article className={styles.card}>
      <h3 className={styles.title}>
        {module.icon}
        {module.title}
      </h3>
      <p className={styles.text}>{module.text}</p>
      <div className={styles.foot}>
        <span>{module.fact}</span>
        <LinkButton variant="quiet" href={module.href} aria-label={`${messages.open} ${module.title}`}>
          {messages.open}
        </LinkButton>
      </div>
    </article>
  );
}
