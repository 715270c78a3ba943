'use client';

import { useContext, useMemo, type ReactNode } from 'react';
import { InputContext, TextContext } from 'react-aria-components';

interface OnlyPresentNamesProps {
  hasDescription: boolean;
  hasError: boolean;
  children: ReactNode;
}

/**
 * Around the `<Input>` of a React Aria field. React Aria names a description and an error in the server's HTML whether or not there
 * are any, and takes the names back once the field is hydrated, which may be never.
 */
export function OnlyPresentNames({ hasDescription, hasError, children }: OnlyPresentNamesProps) {
  // A combo box renders its children once with empty contexts, to find its items.
  const input = useContext(InputContext) as { 'aria-describedby'?: string };
  const { slots } = useContext(TextContext) as { slots?: Record<'description' | 'errorMessage', { id?: string }> };
  const value = useMemo(() => {
    const { 'aria-describedby': all = '', ...others } = input;
    const absent = new Set([!hasDescription && slots?.description.id, !hasError && slots?.errorMessage.id]);
    const names = all.split(' ').filter((id) => id && !absent.has(id));
    return { ...others, ...(names.length > 0 && { 'aria-describedby': names.join(' ') }) };
  }, [input, slots, hasDescription, hasError]);
  return <InputContext.Provider value={value}>{children}</InputContext.Provider>;
}
