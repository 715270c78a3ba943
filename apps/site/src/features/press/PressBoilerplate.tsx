import { boilerplate } from '@myler/config/press';
import { Button } from '@myler/ui/button';
import { live, press } from '../../live/live.ts';
import styles from './PressBoilerplate.module.css';

/** The boilerplate paragraph for the press, with a button that copies it. */
export function PressBoilerplate({ headingLevel }: { headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.box}>
      <div className={styles.top}>
        <Heading className={styles.heading}>About Myler, to print as it stands</Heading>
        <div className={styles.copy}>
          <Button variant="outline" size="small" className={styles.button} {...press({ copy: 'boilerplate' })}>
            Copy this paragraph
          </Button>
          <span className={styles.pressStatus} role="status" {...live({ 'press-status': true })} />
        </div>
      </div>
      <p id="boilerplate" className={styles.words}>
        {boilerplate}
      </p>
    </div>
  );
}
