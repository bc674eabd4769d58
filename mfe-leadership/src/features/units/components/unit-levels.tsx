import { CategoryBadge } from '@portal/campus-kit';
import { unitHref } from '@portal/campus-kit/unit-href';
import { UNIT_TYPE_NAMES } from '@portal/contracts';
import { BackLink, LinkCard, Rows, Stack } from '@portal/ui';
import { paths } from '../../../paths';
import { treeMessages as messages } from '../messages';
import { childrenOf, pathTo, type TreeUnit } from '../unit-tree';

interface UnitLevelsProps {
  readonly units: readonly TreeUnit[];
  /** The unit whose sub-units are shown; null for what is at the top. */
  readonly at: string | null;
}

/**
 * One level of the tree at a time, for a phone: a unit with sub-units leads to them. Where all are below one unit, it is
 * open from the start.
 */
export function UnitLevels({ units, at }: UnitLevelsProps) {
  const children = childrenOf(units);
  const [top, ...others] = children.get(null) ?? [];
  const root = others.length === 0 ? top : undefined;
  const opened = units.find(({ _id }) => _id === at) ?? root;
  const above = opened && pathTo(units, opened._id).at(-1);
  return (
    <Stack gap={3}>
      {opened && opened !== root ? (
        <BackLink href={above ? levelHref(above._id) : paths.units}>{above ? above.name : messages.top}</BackLink>
      ) : null}
      <Rows>
        {opened ? (
          <li>
            <LinkCard
              href={unitHref(opened._id)}
              icon={<CategoryBadge category={opened.category} />}
              title={messages.open(opened.name)}
            />
          </li>
        ) : null}
        {(children.get(opened?._id ?? null) ?? []).map((unit) => {
          const below = children.get(unit._id)?.length ?? 0;
          return (
            <li key={unit._id}>
              <LinkCard
                href={below > 0 ? levelHref(unit._id) : unitHref(unit._id)}
                icon={<CategoryBadge category={unit.category} />}
                title={unit.name}
                fact={factOf(unit, below)}
              />
            </li>
          );
        })}
      </Rows>
    </Stack>
  );
}

/** What was found on a phone, each with the units above it. */
export function FoundUnits({
  found,
  units,
}: {
  readonly found: readonly TreeUnit[];
  readonly units: readonly TreeUnit[];
}) {
  return (
    <Rows>
      {found.map((unit) => (
        <li key={unit._id}>
          <LinkCard
            href={unitHref(unit._id)}
            icon={<CategoryBadge category={unit.category} />}
            title={unit.name}
            fact={[...pathTo(units, unit._id).map(({ name }) => name), factOf(unit, 0)].join(' · ')}
          />
        </li>
      ))}
    </Rows>
  );
}

const levelHref = (unitId: string) => `${paths.units}?in=${encodeURIComponent(unitId)}`;

function factOf(unit: TreeUnit, below: number): string {
  return [
    UNIT_TYPE_NAMES[unit.type],
    ...(below > 0 ? [messages.subUnits(below)] : []),
    ...(unit.is_active ? [] : [messages.inactive]),
  ].join(' · ');
}
