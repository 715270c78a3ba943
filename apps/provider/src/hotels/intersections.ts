import { sql, type SQL } from 'drizzle-orm';
import type { Condition } from './conditions.ts';
import { allHotels, membersOf } from './trait.ts';

interface Column {
  name: SQL;
  members: SQL;
}

/** The intersections that a statement needs. Each condition is looked up once, and each intersection is made once. */
export class Intersections {
  readonly #conditions = new Map<string, Column>();
  readonly #intersections = new Map<string, Column>();

  /** The column of `parts` that has the hotels that meet all these conditions. */
  of(conditions: readonly Condition[]): SQL {
    const sets = conditions.map(({ key, members }) => columnOf(this.#conditions, 'c', key, members));
    const key = conditions.map((condition) => condition.key).join('\n');
    return columnOf(this.#intersections, 'i', key, sql.join([sql`everyone`, ...sets], sql` & `));
  }

  /** The CTE `parts`, whose one row has a column for each intersection. */
  ctes(): SQL {
    return sql`judged as materialized (select ${list([{ name: sql`everyone`, members: membersOf(allHotels) }, ...this.#conditions.values()])}),
    parts as materialized (select ${list([...this.#intersections.values()])} from judged)`;
  }
}

function columnOf(columns: Map<string, Column>, prefix: string, key: string, members: SQL): SQL {
  const column = columns.get(key) ?? { name: sql.raw(`${prefix}${columns.size}`), members };
  columns.set(key, column);
  return column.name;
}

const list = (columns: readonly Column[]): SQL =>
  sql.join(
    columns.map(({ name, members }) => sql`${members} as ${name}`),
    sql`, `,
  );
