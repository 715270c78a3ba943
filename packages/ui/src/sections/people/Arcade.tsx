import styles from './Arcade.module.css';

export interface Portrait {
  name: string;
  /** More about the person. */
  href: string;
  /** The address of the cameo: a monogram in an arch, because no faces are drawn. */
  cameo: string;
}

/** The portraits of all, side by side as in a cloister. They touch the lower edge of the band that they are the last of. */
export function Arcade({ people }: { people: readonly Portrait[] }) {
  return (
    <ul className={styles.arcade}>
      {people.map(({ name, href, cameo }) => (
        <li key={href}>
          <a href={href} className={styles.arch}>
            <img src={cameo} alt="" width={240} height={320} />
            <span className="visually-hidden">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
