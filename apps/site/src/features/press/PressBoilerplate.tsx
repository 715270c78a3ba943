import { boilerplate } from '@myler/config/press';
import { Button } from '@myler/ui/button';
import { live, action } from '@myler/islands/attributes';
import { Cluster } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import styles from './PressBoilerplate.module.css';

/** The boilerplate paragraph for the press, with a button that copies it. */
export function PressBoilerplate({ headingLevel }: { headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.box}>
      <Cluster gap={6} rows={4} justify="between">
        <Heading className={styles.heading}>About Myler, to print as it stands</Heading>
        <div className={styles.copy}>
          <Button variant="outline" size="small" className={styles.button} {...action({ copy: 'boilerplate' })}>
            Copy this paragraph
          </Button>
          <Text as="span" size="small" tone="success" role="status" {...live({ 'action-status': true })} />
        </div>
      </Cluster>
      <p id="boilerplate" className={styles.words}>
        {boilerplate}
      </p>
    </div>
  );
}
