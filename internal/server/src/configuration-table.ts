import * as z from 'zod/mini';

interface VariableSchema {
  description?: string;
  type?: string;
  default?: unknown;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
}

/**
 * A Markdown table of the variables that a server reads, from their schema.
 *
 * @throws {Error} naming the variables without a description (`.check(z.describe('…'))`)
 */
export function configurationTable(variables: z.ZodMiniObject): string {
  const { properties = {} } = z.toJSONSchema(variables, { io: 'input', unrepresentable: 'any' });
  const rows = Object.entries(properties as Record<string, VariableSchema>);
  const undescribed = rows.filter(([, { description }]) => !description).map(([name]) => name);
  if (undescribed.length > 0)
    throw new Error(`No description: ${undescribed.join(', ')}. Add .check(z.describe('…')) to the schema.`);
  const lines = rows.map(
    ([name, schema]) =>
      `| \`${name}\` | ${defaultOf(schema)} | ${valuesOf(schema)} | ${(schema.description ?? '').replaceAll('|', '\\|')} |`,
  );
  return ['| variable | default | values | |', '| --- | --- | --- | --- |', ...lines].join('\n');
}

function defaultOf({ default: value }: VariableSchema): string {
  const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty ? '' : `\`${JSON.stringify(value).replaceAll('"', '')}\``;
}

function valuesOf({ type, enum: values, minimum, maximum, minLength }: VariableSchema): string {
  if (values) return values.map((value) => `\`${value}\``).join(', ');
  if (type === 'integer') return `${minimum} to ${maximum}`;
  return minLength ? `${minLength} characters or more` : '';
}
