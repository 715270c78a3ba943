import { classNames } from '../internal/class-names.ts';
import { Picture, type PictureProps } from '../picture/Picture.tsx';
import styles from './ArchPicture.module.css';

export interface ArchPictureProps extends Omit<PictureProps, 'fit'> {
  /** Width to height. Use a taller ratio for people and a squarer one for small arches. */
  ratio?: '3:4' | '4:5' | '2:3';
}

/** A picture with an arched top: the brand's frame for hotels and people. */
export function ArchPicture({ ratio = '3:4', ...picture }: ArchPictureProps) {
  return (
    <div className={classNames(styles.arch, ratio === '4:5' && styles.ratio4to5, ratio === '2:3' && styles.ratio2to3)}>
      <Picture {...picture} fit="cover" />
    </div>
  );
}
