import { TextLink } from '../link-button/text-link';
import { Table } from '../table/table';
import { valueText, type ChartProps } from './chart-data';

/** The values of a chart as a table, each with its link. */
export function ChartTable({ label, pointLabel, series, points, format = String }: Omit<ChartProps, 'sentence'>) {
  return (
    <Table caption={label}>
      <thead>
        <tr>
          <th scope="col">{pointLabel}</th>
          {series.map((each) => (
            <th key={each.label} scope="col" data-number>
              {each.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.label}>
            <th scope="row">{point.label}</th>
            {series.map((each, index) => {
              const { value = null, href } = point.values[index] ?? {};
              const text = valueText(value, format);
              return (
                <td key={each.label} data-number>
                  {href === undefined ? (
                    text
                  ) : (
                    <TextLink isSolo href={href}>
                      {text}
                    </TextLink>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
