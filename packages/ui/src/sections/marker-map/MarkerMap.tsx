import type { KeyboardEvent, MouseEvent, PointerEvent, ReactElement, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import styles from './MarkerMap.module.css';

/** A place on the map, or several that are too close to each other to be told apart. */
export interface MapMarker {
  id: string;
  /** In units of the drawing. */
  x: number;
  y: number;
  /** How many places it stands for. Above one the arch shows the number. */
  count: number;
  href: string;
  label: string;
  /** `unsure` is an outlined arch, `no` a dashed one. */
  look?: 'unsure' | 'no' | undefined;
  isHighlighted?: boolean;
}

/** What the markers of an interactive map do. */
export interface MarkerHandlers {
  onKeyDown: (event: KeyboardEvent, id: string) => void;
  onHighlight: (id: string) => void;
  onLeave: () => void;
  onPointerDown: (event: PointerEvent, id: string) => void;
  onPress: (event: MouseEvent, id: string) => void;
}

export interface MarkerMapProps {
  /** What is shown: "Map: Africa". */
  label: string;
  drawing: { src: string; width: number; height: number };
  /** Names of seas and the like, in units of the drawing. */
  names: readonly { name: string; at: readonly [x: number, y: number] }[];
  markers: readonly MapMarker[];
  /** The other maps that can be chosen, as links. */
  parts: readonly { id: string; name: string; href: string; isCurrent: boolean }[];
  onPart?: ((event: MouseEvent, id: string) => void) | undefined;
  /** All places as text and in order, so that no information is in the drawing alone. */
  places: readonly { id: string; name: string; place: string; href: string }[];
  /** Without handlers the map is a drawing with links. */
  handlers?: MarkerHandlers | undefined;
  /** The id of the marker in the tab order (roving tabindex). */
  current?: string | undefined;
  words: {
    /** What the three looks of markers mean, shown on pages whose `<html>` has `data-family`. */
    legend: readonly [plain: string, unsure: string, no: string];
    /** The keys of an interactive map. */
    keys: string;
    parts: string;
    index: string;
  };
  /** Shown over the drawing: a `MarkerCard`. */
  children?: ReactElement | undefined;
}

/** Places on a drawn map, with an index below it. With `handlers` it is interactive. */
export function MarkerMap({ drawing, parts, onPart, places, handlers, words, children, ...overlay }: MarkerMapProps) {
  return (
    <div className={styles.map}>
      <div className={styles.panel}>
        <img className={styles.drawing} {...drawing} alt="" loading="lazy" />
        <svg
          className={styles.overlay}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          role="group"
          aria-label={overlay.label}
          aria-describedby={handlers && 'map-keys'}
        >
          {overlay.names.map(({ name, at: [x, y] }) => (
            <text key={name} className={styles.sea} x={x} y={y} aria-hidden="true">
              {name}
            </text>
          ))}
          {overlay.markers.map((marker) => (
            <Arch key={marker.id} marker={marker} handlers={handlers} isCurrent={marker.id === overlay.current} />
          ))}
        </svg>
        {children}
      </div>
      <p className={styles.legend}>
        <span className={styles.fitting}>{words.legend[0]}</span>
        <span>{words.legend[1]}</span>
        <span className={styles.unfitting}>{words.legend[2]}</span>
      </p>
      {handlers && (
        <p id="map-keys" className="visually-hidden">
          {words.keys}
        </p>
      )}
      <ul className={styles.parts} aria-label={words.parts}>
        {parts.map(({ id, name, href, isCurrent }) => (
          <li key={id}>
            <a
              className={styles.part}
              href={href}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={onPart && ((event) => onPart(event, id))}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <details className={styles.index}>
        <summary>{words.index}</summary>
        <ul>
          {places.map(({ id, name, place, href }) => (
            <li key={id}>
              <a href={href}>{name}</a> <span>{place}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

interface ArchProps {
  marker: MapMarker;
  handlers: MarkerHandlers | undefined;
  isCurrent: boolean;
}

function Arch({ marker, handlers, isCurrent }: ArchProps) {
  const { id, x, y, count, href, label, look, isHighlighted } = marker;
  return (
    <a
      className={classNames(styles.marker, isHighlighted && styles.highlighted, look && styles[look])}
      href={href}
      aria-label={label}
      // Without handlers, keyboard users reach the places through the index.
      tabIndex={handlers && isCurrent ? 0 : -1}
      data-marker={id}
      {...(handlers && {
        onKeyDown: (event: KeyboardEvent) => handlers.onKeyDown(event, id),
        onFocus: () => handlers.onHighlight(id),
        // A finger enters when it touches and leaves when it is lifted, so it says nothing by that.
        onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && handlers.onHighlight(id),
        onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && handlers.onLeave(),
        onPointerDown: (event: PointerEvent) => handlers.onPointerDown(event, id),
        onBlur: handlers.onLeave,
        onClick: (event: MouseEvent) => handlers.onPress(event, id),
      })}
    >
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <g className={styles.mark}>
          <path className={styles.pressArea} d="M-18-30h36v36h-36z" />
          {count > 1 ? (
            <>
              <path className={styles.arch} d="M-13 4v-14a13 13 0 0 1 26 0V4z" />
              <text className={styles.number} y="-4.5">
                {count}
              </text>
            </>
          ) : (
            <>
              <path className={styles.arch} d="M-9 3v-14a9 9 0 0 1 18 0V3z" />
              <path className={styles.door} d="M-3.5 3v-9.5a3.5 3.5 0 0 1 7 0V3z" />
            </>
          )}
        </g>
      </g>
    </a>
  );
}

export interface MarkerCardProps {
  /** Where the marker is, as parts of the drawing's width and height. */
  at: readonly [x: number, y: number];
  title: string | undefined;
  lines: readonly ReactNode[];
  /** What is said last, and stands out. */
  note?: ReactNode;
  picture?: string | undefined;
}

/**
 * What a highlighted marker stands for, beside its arch. It is for browsers only, and hidden from screen readers, because
 * the marker's label says the same.
 */
export function MarkerCard({ at: [x, y], title, lines, note, picture }: MarkerCardProps) {
  return (
    <div
      className={styles.card}
      aria-hidden="true"
      data-side={x > 0.5 ? 'end' : 'start'}
      data-level={y > 0.5 ? 'bottom' : 'top'}
      // React sets this style through the DOM, which a strict policy allows; it refuses `style` attributes in markup.
      style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
    >
      {picture && <img className={styles.cardPicture} src={picture} alt="" width={64} height={64} />}
      <div>
        <b>{title}</b>
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines differ only by their place
          <p key={index}>{line}</p>
        ))}
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </div>
  );
}
