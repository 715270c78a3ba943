'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { startRotation, type HoldReason, type Rotation } from './rotation.ts';

const stillness = '(prefers-reduced-motion: reduce)';

function subscribeToMotion(onChange: () => void): () => void {
  const query = matchMedia(stillness);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

interface RotationOptions {
  dwell: number;
  enabled: boolean;
  onTurn: () => void;
}

/** Runs a rotation while the component is mounted. `mayPlay` is false under reduced motion. */
export function useRotation({ dwell, enabled, onTurn }: RotationOptions) {
  const mayPlay = useSyncExternalStore(
    subscribeToMotion,
    () => !matchMedia(stillness).matches,
    () => false,
  );
  const [wanted, setWanted] = useState(true);
  const rotation = useRef<Rotation | undefined>(undefined);
  const held = useRef(new Set<HoldReason>());
  const latest = useRef(onTurn);
  useEffect(() => {
    latest.current = onTurn;
  });

  const isPlaying = enabled && mayPlay && wanted;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const started = startRotation(dwell, () => latest.current());
    for (const reason of held.current) started.hold(reason);
    rotation.current = started;
    const watch = () => (document.hidden ? started.hold('hidden') : started.release('hidden'));
    watch();
    document.addEventListener('visibilitychange', watch);
    return () => {
      started.stop();
      rotation.current = undefined;
      document.removeEventListener('visibilitychange', watch);
    };
  }, [isPlaying, dwell]);

  return {
    isPlaying,
    mayPlay: enabled && mayPlay,
    toggle: () => setWanted(!wanted),
    restart: () => rotation.current?.restart(),
    hold(reason: HoldReason) {
      held.current.add(reason);
      rotation.current?.hold(reason);
    },
    release(reason: HoldReason) {
      held.current.delete(reason);
      rotation.current?.release(reason);
    },
  };
}
