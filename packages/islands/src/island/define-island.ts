import type { ComponentType } from 'react';

/** What JSON can carry of `Value`: a function, a date, a map or a symbol in it becomes `never`. */
export type Serialisable<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...parameters: never[]) => unknown
    ? never
    : Value extends object
      ? { [Key in keyof Value]: Serialisable<Value[Key]> }
      : never;

/** The compiler names this type when a prop cannot be sent as JSON. */
interface NotSerialisable {
  'a prop of this component cannot be sent as JSON': true;
}

export interface IslandOptions {
  /**
   * Only the browser knows what the island shows, such as what is stored on this device. In its place the server
   * renders the children of `<Island>`, a skeleton of the final size.
   */
  clientOnly?: boolean;
}

export interface IslandDefinition<Props extends object, Options extends IslandOptions = IslandOptions> {
  load: () => Promise<ComponentType<Props>>;
  options: Options;
}

/**
 * An entry of the registry: where the code of an island is. It does not compile when a prop of the component could not
 * be sent as JSON.
 *
 * @param load imports the component from its own file, `<name of the island>.island.tsx`
 */
export function island<Props extends object, const Options extends IslandOptions = object>(
  load: (() => Promise<ComponentType<Props>>) & ([Props] extends [Serialisable<Props>] ? unknown : NotSerialisable),
  options: Options = {} as Options,
): IslandDefinition<Props, Options> {
  return { load, options };
}
