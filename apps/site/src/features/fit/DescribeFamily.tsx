import { useAtomValue, useStore } from 'jotai';
import { FamilyForm } from '@myler/forms/fit';
import { familyAtom, isFamilyKeptAtom } from './family-state.ts';
import { forgetFamily, setFamily } from './keep-family.ts';
import { showFit } from './show-fit.ts';

interface DescribeFamilyProps {
  /** The family is known now, and each hotel answers. */
  onSaved: (message: string) => void;
  onForgotten: (message: string) => void;
}

/** The form that sets the family of this visit. */
export function DescribeFamily({ onSaved, onForgotten }: DescribeFamilyProps) {
  const store = useStore();
  return (
    <FamilyForm
      family={useAtomValue(familyAtom)}
      isKept={useAtomValue(isFamilyKeptAtom)}
      onSave={(family, keep) => {
        setFamily(store, family, { keep });
        showFit(store);
        const isKept = store.get(isFamilyKeptAtom);
        onSaved(
          `Each hotel now says whether it fits. ${isKept ? 'Kept on this device.' : 'Kept until this page is closed or loaded again.'}`,
        );
      }}
      onForget={() => {
        forgetFamily(store);
        onForgotten('Forgotten, here and on this device.');
      }}
    />
  );
}
