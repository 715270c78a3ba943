import { useAtomValue, useStore } from 'jotai';
import { FamilyForm } from '@myler/forms/fit';
import { familyAtom, forgetFamilyAtom, isFamilyKeptAtom, setFamilyAtom } from '@myler/state/family';
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
        store.set(setFamilyAtom, family, { keep });
        showFit(store);
        const isKept = store.get(isFamilyKeptAtom);
        onSaved(
          `Each hotel now says whether it fits. ${isKept ? 'Kept on this device.' : 'Kept until this page is closed or loaded again.'}`,
        );
      }}
      onForget={() => {
        store.set(forgetFamilyAtom);
        onForgotten('Forgotten, here and on this device.');
      }}
    />
  );
}
