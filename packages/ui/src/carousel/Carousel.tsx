'use client';

import { Children, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useIsLive } from '../use-is-live/use-is-live.ts';
import { useRotation } from './use-rotation.ts';
import styles from './Carousel.module.css';

export interface CarouselProps {
  /** The accessible name: "What members say". */
  label: string;
  /** How long each slide stays, in milliseconds. */
  dwell?: number;
  children: ReactNode;
}

/**
 * Shows one child at a time and rotates by itself. It waits while it is hovered, has the focus or is in a hidden tab.
 * Its pause button stops it until the visitor starts it again, and it never rotates under reduced motion. Without
 * JavaScript it is a row to swipe.
 */
export function Carousel({ label, dwell = 6000, children }: CarouselProps) {
  const slides = Children.toArray(children);
  const isLive = useIsLive();
  const [current, setCurrent] = useState(0);
  const turn = (turnBy: number) => setCurrent((before) => (before + turnBy + slides.length) % slides.length);
  const rotation = useRotation({ dwell, enabled: slides.length > 1, onTurn: () => turn(1) });
  const turnByHand = (turnBy: number) => {
    turn(turnBy);
    rotation.restart();
  };
  const swipe = useSwipe(turnByHand);
  const resumeWhenFocusLeaves = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) rotation.release('focus');
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Hover and focus only pause it.
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      data-enhanced={isLive || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && rotation.hold('hover')}
      onPointerLeave={() => rotation.release('hover')}
      onFocus={() => rotation.hold('focus')}
      onBlur={resumeWhenFocusLeaves}
    >
      <div
        className={styles.slides}
        aria-live={rotation.isPlaying ? 'off' : 'polite'}
        // Before hydration it scrolls, and a scrollable region must be reachable by keyboard.
        {...(isLive ? {} : { tabIndex: 0, role: 'group', 'aria-label': `All ${slides.length}, side by side` })}
        {...swipe}
      >
        <Slides slides={slides} current={current} />
      </div>
      {slides.length > 1 && (
        <Controls current={current} count={slides.length} rotation={rotation} onTurn={turnByHand} />
      )}
    </section>
  );
}

/** A swipe to the left shows the next slide, a swipe to the right the previous one. */
function useSwipe(onTurn: (turnBy: number) => void) {
  const start = useRef<number | undefined>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'touch') start.current = event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const distance = start.current === undefined ? 0 : event.clientX - start.current;
      start.current = undefined;
      if (Math.abs(distance) > 40) onTurn(distance < 0 ? 1 : -1);
    },
    onPointerCancel: () => (start.current = undefined),
  };
}

function Slides({ slides, current }: { slides: ReturnType<typeof Children.toArray>; current: number }) {
  return slides.map((slide, index) => (
    <div
      // oxlint-disable-next-line react/no-array-index-key -- The order of the slides never changes.
      key={index}
      className={styles.slide}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A <fieldset> would announce form fields.
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${slides.length}`}
      data-current={index === current || undefined}
    >
      {slide}
    </div>
  ));
}

interface ControlsProps {
  current: number;
  count: number;
  rotation: ReturnType<typeof useRotation>;
  onTurn: (turnBy: number) => void;
}

function Controls({ current, count, rotation, onTurn }: ControlsProps) {
  return (
    <div className={styles.controls}>
      <button type="button" className={styles.control} onClick={() => onTurn(-1)}>
        <Icon name="back" label="Previous" />
      </button>
      <span className={styles.count} aria-hidden="true">{`${current + 1} / ${count}`}</span>
      <button type="button" className={styles.control} onClick={() => onTurn(1)}>
        <Icon name="on" label="Next" />
      </button>
      {rotation.mayPlay && (
        <button type="button" className={styles.control} onClick={rotation.toggle}>
          <Icon name={rotation.isPlaying ? 'pause' : 'play'} size={16} label={rotation.isPlaying ? 'Pause' : 'Play'} />
        </button>
      )}
    </div>
  );
}
