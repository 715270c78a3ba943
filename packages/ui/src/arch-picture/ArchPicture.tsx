import { classNames } from '../internal/class-names.ts';
import { Picture, type PictureProps } from '../picture/Picture.tsx';
import styles from './ArchPicture.module.css';

export interface ArchPictureProps extends Omit<PictureProps, 'fit'> {
  /** Width to height. People stand taller, small arches squarer. */
  ratio?: '3:4' | '4:5' | '2:3';
}

/** The one curve of the house: hotels and people stand in it. */
export function ArchPicture({ ratio = '3:4', ...picture }: ArchPictureProps) {
  return (
    <div className={classNames(styles.arch, ratio === '4:5' && styles.squarer, ratio === '2:3' && styles.taller)}>
      <Picture {...picture} fit="cover" />
    </div>
  );
}
