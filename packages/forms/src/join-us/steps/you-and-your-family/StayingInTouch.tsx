'use client';

import { useAtomValue, useSetAtom } from 'jotai/react';
import { ConsentFields } from '../../../family/ConsentFields.tsx';
import type { FieldOf } from '../../../core/use-form.ts';
import { editJoinFormAtom, joinFormAtom } from '../../state/join-us-atoms.ts';

/** The consents of the wizard's form. */
export function StayingInTouch({ field }: { field: FieldOf }) {
  return <ConsentFields value={useAtomValue(joinFormAtom)} onChange={useSetAtom(editJoinFormAtom)} field={field} />;
}
