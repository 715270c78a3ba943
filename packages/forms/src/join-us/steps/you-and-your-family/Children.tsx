'use client';

import { useAtomValue, useSetAtom } from 'jotai/react';
import { ChildrenFields } from '../../../family/ChildrenFields.tsx';
import type { FieldOf } from '../../../core/use-form.ts';
import { editJoinFormAtom, joinFormAtom } from '../../state/join-us-atoms.ts';

/** The children of the wizard's form. */
export function Children({ field }: { field: FieldOf }) {
  const { children } = useAtomValue(joinFormAtom);
  const edit = useSetAtom(editJoinFormAtom);
  return <ChildrenFields value={children} onChange={(next) => edit({ children: next })} field={field} />;
}
