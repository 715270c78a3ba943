'use client';

import { useEffect, useRef, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import type { SearchBoxProps } from './SearchBox.tsx';

interface SearchBoxState extends SearchBoxProps {
  id: string;
  groups: NonNullable<SearchBoxProps['groups']>;
  input: RefObject<HTMLInputElement | null>;
}

/** The keyboard behaviour of a combobox with a list (ARIA Authoring Practices), and the submit of the form. */
export function useSearchBox({ id, input, value, groups, isOpen = false, selectedId, notice, ...on }: SearchBoxState) {
  const { onChange, onSearch, onOpen, onClose, onSelect, onChoose } = on;
  const { isComposing, composition } = useComposition();
  const suggestions = groups.flatMap((group) => group.suggestions);
  const active = suggestions.findIndex((suggestion) => suggestion.id === selectedId);
  const hasList = isOpen && suggestions.length > 0;

  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-option-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  useRoomAboveKeyboard(input, isOpen);

  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (belongsToInputMethod(event)) return keepCompositionFromSubmitting(event);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const isDown = event.key === 'ArrowDown';
      if (event.altKey) return (isDown ? onOpen : onClose)?.();
      if (!isOpen) onOpen?.();
      onSelect?.(suggestions[nextIndex(active, isDown ? 1 : -1, suggestions.length)]?.id);
    }
    if (/^(?:Home|End|Arrow(?:Left|Right))$/.test(event.key)) onSelect?.(undefined);
  };
  const choose = (chosenId: string) => {
    onClose?.();
    onChoose?.(chosenId);
  };
  const submit = (event: FormEvent) => {
    const chosen = hasList ? suggestions[active] : undefined;
    if (chosen || onSearch || isComposing.current) event.preventDefault();
    if (isComposing.current) return;
    if (chosen) return choose(chosen.id);
    onClose?.();
    onSearch?.(value);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || belongsToInputMethod(event)) return;
    if (isOpen && (hasList || notice)) {
      // The dialog around the search box may close on the next Escape, but not on this one.
      event.stopPropagation();
      event.preventDefault();
      onClose?.();
      input.current?.focus();
    } else if (value) {
      event.stopPropagation();
      onChange('');
      onClose?.();
    }
  };
  const optionId = (index: number) => `${id}-option-${index}`;
  return { suggestions, active, hasList, optionId, choose, submit, pressKey, closeOnEscape, composition };
}

/**
 * Keeps the suggestions above the keyboard of a telephone, which covers the page without making its window smaller: brings
 * the box to the top where they have too little room, and gives their height to the style sheet as `--room`.
 */
function useRoomAboveKeyboard(input: RefObject<HTMLInputElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const form = input.current?.form;
    if (!isOpen || !viewport || !form) return undefined;
    const fit = () => {
      // A keyboard takes a third and more; the browser's own bars take less, and magnifying only scales.
      const hasKeyboard = viewport.height * viewport.scale < innerHeight * 0.75;
      const room = () => viewport.offsetTop + viewport.height - form.getBoundingClientRect().bottom;
      if (hasKeyboard && room() < LEAST_ROOM) form.scrollIntoView();
      form.style.setProperty('--room', hasKeyboard ? `${Math.max(room() - 8, 96)}px` : null);
    };
    fit();
    viewport.addEventListener('resize', fit);
    return () => viewport.removeEventListener('resize', fit);
  }, [input, isOpen]);
}

/** In pixels: three suggestions. */
const LEAST_ROOM = 176;

/** Cycles through the suggestions and -1, which is the visitor's own text. */
function nextIndex(active: number, by: 1 | -1, count: number): number {
  return ((active + 1 + by + count + 1) % (count + 1)) - 1;
}

/** Whether an input method (IME) is composing a word: Enter then ends the word and does not submit the form. */
function useComposition() {
  const isComposing = useRef(false);
  const composition = {
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: () => {
      isComposing.current = false;
    },
  };
  return { isComposing, composition };
}

/** 229 is the key code of a key that an input method has handled (UI Events, "keyCode" of composition). */
function belongsToInputMethod({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}

/** Safari ends the composition before this key press, which would then submit the form. */
function keepCompositionFromSubmitting(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
}
