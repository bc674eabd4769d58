import { CategoryBadge } from '@portal/campus-kit';
import { unitHref } from '@portal/campus-kit/unit-href';
import { UNIT_TYPE_NAMES } from '@portal/contracts';
import { Badge, Card, classNames, Link } from '@portal/ui';
import { ChevronRight } from 'lucide-react';
import { useRef, useState, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react';
import { treeMessages as messages } from '../messages';
import { useToggledUnits } from '../use-toggled-units';
import { useTypeAhead } from '../use-type-ahead';
import { rowsOf, type TreeRow, type TreeUnit } from '../unit-tree';
import styles from './units.module.css';

/** So many units still fit on a few screens. */
const MAX_OPEN = 60;

interface UnitTreeProps {
  readonly units: readonly TreeUnit[];
  /** All of it is open, while a search leaves only what was found. */
  readonly isOpen: boolean;
}

/** Units as a tree, by the keys of the ARIA pattern; each row is a link to its unit. */
export function UnitTree({ units, isOpen }: UnitTreeProps) {
  /** Those that are not as at first: open in a small tree, in a large one only at the top. */
  const [toggled, toggle] = useToggledUnits();
  const isOpenAtFirst = (id: string) =>
    units.length <= MAX_OPEN || units.some((unit) => unit._id === id && unit.parent_unit_id === null);
  const rows = rowsOf(units, (id) => isOpen || isOpenAtFirst(id) !== toggled.has(id));
  const [current, setCurrent] = useState<string>();
  const tree = useRef<HTMLDivElement>(null);
  const currentIndex = Math.max(
    rows.findIndex(({ unit }) => unit._id === current),
    0,
  );
  const focus = (index: number) => {
    const row = rows[index];
    if (!row) return;
    setCurrent(row.unit._id);
    tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[index]?.focus();
  };
  const typeAhead = useTypeAhead();
  const names = rows.map(({ unit }) => unit.name);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ') (event.target as HTMLElement).click();
    else {
      const { key } = event;
      const step = key.length === 1 ? typeAhead(key, names, currentIndex) : stepOf(key, rows, currentIndex);
      if (step === undefined) return;
      if (typeof step === 'number') focus(step);
      else toggle(step.toggle);
    }
    event.preventDefault();
  };
  return (
    <Card isClipped>
      <div ref={tree} role="tree" tabIndex={-1} aria-label={messages.tree} onKeyDown={press}>
        {rows.map((row, index) => (
          <UnitRow
            key={row.unit._id}
            row={row}
            isCurrent={index === currentIndex}
            onFocus={() => setCurrent(row.unit._id)}
            onToggle={() => toggle(row.unit._id)}
          />
        ))}
      </div>
    </Card>
  );
}

interface UnitRowProps {
  readonly row: TreeRow;
  readonly isCurrent: boolean;
  readonly onFocus: () => void;
  readonly onToggle: () => void;
}

function UnitRow({ row, isCurrent, onFocus, onToggle }: UnitRowProps) {
  const { unit, level, isExpanded, position, siblings } = row;
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onToggle();
  };
  return (
    <Link
      role="treeitem"
      href={unitHref(unit._id)}
      aria-level={level}
      aria-expanded={isExpanded}
      aria-posinset={position}
      aria-setsize={siblings}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
      className={styles.row}
      style={{ '--level': level } as CSSProperties}
    >
      {/* By keyboard the arrows open and close. */}
      <span
        aria-hidden="true"
        data-testid={isExpanded === undefined ? undefined : `toggle-${unit._id}`}
        className={classNames(styles.chevron, isExpanded && styles.open)}
        onClick={isExpanded === undefined ? undefined : toggle}
      >
        {isExpanded === undefined ? null : <ChevronRight />}
      </span>
      <CategoryBadge size="inherit" category={unit.category}>
        {unit.name}
      </CategoryBadge>
      <span className={styles.type}>{UNIT_TYPE_NAMES[unit.type]}</span>
      {unit.is_active ? null : <Badge>{messages.inactive}</Badge>}
    </Link>
  );
}

/** Where a key leads: to a row, or to open or close one; undefined for keys that do nothing. */
function stepOf(key: string, rows: readonly TreeRow[], at: number): number | { toggle: string } | undefined {
  const row = rows[at];
  if (!row) return undefined;
  const { unit, level, isExpanded } = row;
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, rows.length - 1);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return rows.length - 1;
    case 'ArrowRight':
      if (isExpanded === undefined) return undefined;
      return isExpanded ? at + 1 : { toggle: unit._id };
    case 'ArrowLeft':
      if (isExpanded) return { toggle: unit._id };
      return rows.findLastIndex((other, index) => index < at && other.level < level);
    default:
      return undefined;
  }
}
