'use client';

import { useLayoutEffect, useRef } from 'react';
import { digitsOf } from '../card/brands.ts';

/**
 * Keeps the caret behind the same digit when formatting adds or removes spaces. Without it a reformatted controlled
 * input moves the caret to the end, and a visitor who corrects a digit in the middle would type the next one there.
 */
export function useCaret(value: string) {
  const input = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number | null>(null);

  useLayoutEffect(() => {
    const wanted = digitsBefore.current;
    digitsBefore.current = null;
    if (wanted === null || !input.current || document.activeElement !== input.current) return;
    let at = 0;
    for (let digits = 0; at < value.length && digits < wanted; at += 1) {
      if (/\d/.test(value[at] ?? '')) digits += 1;
    }
    input.current.setSelectionRange(at, at);
  }, [value]);

  return {
    ref: input,
    /** Call it with the input's text before the text is reformatted. */
    remember: (typed: string) => {
      const caret = input.current?.selectionStart ?? typed.length;
      digitsBefore.current = digitsOf(typed.slice(0, caret)).length;
    },
  };
}
