import type { HotelSummary } from '@myler/api-client/contract';
import { Icon } from '@myler/ui/icon';
import { live } from '@myler/islands/attributes';
import { Cluster } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import styles from './shortlist.Controls.module.css';

interface ShortlistControlsProps {
  hotel: HotelSummary;
  isFirst: boolean;
  isLast: boolean;
  isCompared: boolean;
  /** Whether the comparison is full. */
  isFull: boolean;
  canCompare: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  onCompare: () => void;
}

/** The controls of a hotel on the visitor's own list. */
export function ShortlistControls(props: ShortlistControlsProps) {
  const { hotel, isFirst, isLast, isCompared, isFull, canCompare, onMove, onRemove, onCompare } = props;
  const isRefused = isFull && !isCompared;
  return (
    <>
      {canCompare && (
        <div className={styles.choice}>
          <label className={styles.compare}>
            <input
              type="checkbox"
              checked={isCompared}
              disabled={isRefused}
              onChange={onCompare}
              aria-describedby={isRefused ? `full-${hotel.id}` : undefined}
            />
            <span>
              Compare<span className="visually-hidden">{` ${hotel.name}`}</span>
            </span>
          </label>
          {isRefused && (
            <Text size="small" tone="quiet" className={styles.full} id={`full-${hotel.id}`}>
              Only four fit side by side. Untick one first.
            </Text>
          )}
        </div>
      )}
      <Cluster nowrap>
        <button
          type="button"
          className={styles.control}
          {...live({ control: `up:${hotel.id}` })}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        >
          <Icon name="down" className={styles.upsideDown} label={`Move ${hotel.name} up`} />
        </button>
        <button
          type="button"
          className={styles.control}
          {...live({ control: `down:${hotel.id}` })}
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          <Icon name="down" label={`Move ${hotel.name} down`} />
        </button>
        <button
          type="button"
          className={styles.control}
          {...live({ control: `remove:${hotel.id}` })}
          onClick={onRemove}
        >
          <Icon name="close" label={`Remove ${hotel.name}`} />
        </button>
      </Cluster>
    </>
  );
}
