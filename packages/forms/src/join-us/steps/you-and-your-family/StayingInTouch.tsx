'use client';

import { useAtomValue, useSetAtom } from 'jotai/react';
import { ConsentFields } from '../../../family-fields/ConsentFields.tsx';
import type { FieldOf } from '../../../form-core/useForm.ts';
import { editJoinFormAtom, joinFormAtom } from '../../state/joinUsAtoms.ts';

/** The consents of the wizard's form. */
export function StayingInTouch({ field }: { field: FieldOf }) {
  return <ConsentFields value={useAtomValue(joinFormAtom)} onChange={useSetAtom(editJoinFormAtom)} field={field} />;
}
