export { assessFit, betterFits } from './assess-fit.ts';
export {
  type ChildValues,
  BY_BIRTHDAY,
  emptyChild,
  type FamilyValues,
  emptyFamily,
  familyValues,
  readFamilyForm,
} from './family-form.ts';
export { familyForEnquiry, familyInWords } from './family-words.ts';
export { type Child, type Family, familyFilter, formatFamily, parseFamily } from './family.ts';
export {
  type AssessedHotel,
  type FindingKind,
  fitLabels,
  type FindingSubject,
  type Finding,
  type Fits,
} from './finding.ts';
