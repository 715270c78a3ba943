import { Heading } from '../../heading/Heading.tsx';
import { Stack } from '../../layout/Stack.tsx';
import styles from './People.module.css';

export interface PeopleProps {
  people: readonly {
    id: string;
    name: string;
    cameo: string;
    role: string;
    city: string;
    paragraphs: readonly string[];
  }[];
}

/** Who somebody is, one person below the other. Each has an address. */
export function People({ people }: PeopleProps) {
  return (
    <ol className={styles.register}>
      {people.map(({ id, name, cameo, role, city, paragraphs }) => (
        <li key={id} id={id} className={styles.person}>
          <img className={styles.cameo} src={cameo} alt="" width={240} height={320} loading="lazy" />
          <div className={styles.nameAndRole}>
            <Heading level={2} size="title-2">
              {name}
            </Heading>
            <p>{role}</p>
            <p className={styles.city}>{city}</p>
          </div>
          <Stack gap={4} measure className={styles.about}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Stack>
        </li>
      ))}
    </ol>
  );
}
