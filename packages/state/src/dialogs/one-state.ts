import { atom } from 'jotai/vanilla';
import type { DialogType } from './types.ts';

/*
 * For development only. The join-us wizard reads what `openDialogAtom` writes if both have the same copy of this package and
 * the same jotai store. If an application has two copies of one of them, nothing fails: the wizard never opens. The two
 * sides therefore leave a mark where every copy finds it, and a difference is reported once. A browser has one window, so
 * this is never in the way of a server with a store for each request, where no wizard registers.
 */

/** This copy of the package. */
const thisCopy = {};

interface Mark {
  copy: object;
}

/** A mark for each store: jotai computes it once in every store that asks. */
const markAtom = atom((): Mark => ({ copy: thisCopy }));

interface Marks {
  wizards: Set<Mark>;
  opened?: Mark | undefined;
  isReported?: boolean;
}

function marksOfAllCopies(): Marks {
  const shared = globalThis as { [key: symbol]: Marks | undefined };
  return (shared[Symbol.for('@myler/state/dialogs')] ??= { wizards: new Set() });
}

/** The wizard has registered in its store, or has left it. */
export const noteWizardAtom = atom(null, (get, _set, isThere: boolean) => {
  const marks = marksOfAllCopies();
  const mark = get(markAtom);
  if (!isThere) marks.wizards.delete(mark);
  else {
    marks.wizards.add(mark);
    reportDifference(marks);
  }
});

/** A dialog was opened in this store, or (null) closed. */
export const noteOpenedAtom = atom(null, (get, _set, type: DialogType | null) => {
  const marks = marksOfAllCopies();
  marks.opened = type?.startsWith('join-us') ? get(markAtom) : undefined;
  reportDifference(marks);
});

function reportDifference(marks: Marks): void {
  const { wizards, opened } = marks;
  if (!opened || wizards.size === 0 || wizards.has(opened) || marks.isReported) return;
  marks.isReported = true;
  const isSameCopy = Array.from(wizards, ({ copy }) => copy).includes(opened.copy);
  console.error(isSameCopy ? differentStores : differentCopies);
}

const differentCopies =
  'The join-us wizard cannot open: the application has two copies of @myler/state, and the dialog was opened in the copy that ' +
  'the wizard does not read. Install one version for the application and for @myler/forms; `npm ls @myler/state` lists them.';
const differentStores =
  'The join-us wizard cannot open: the dialog was opened in a jotai store that the wizard does not read. Either the ' +
  'application has two copies of jotai (`npm ls jotai` lists them; install one), or the wizard is outside the <Provider> of ' +
  'that store.';
