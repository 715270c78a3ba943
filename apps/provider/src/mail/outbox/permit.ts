import type { TemplateId } from '../templates.ts';
import type { Budget, budgetOf } from './budgets.ts';

type BudgetOf<Id extends TemplateId> = Extract<
  (typeof budgetOf)[Id] extends infer Of ? (Of extends readonly (infer One)[] ? One : Of) : never,
  Budget
>;

declare const isFrom: unique symbol;

/** That an email may be queued. Only `mail-budget.ts` makes one. */
export interface Permit<Of extends Budget> {
  readonly [isFrom]: Of;
  /** The address for which it was counted, if it is for one. */
  readonly of?: string;
}

/** The permit that an email of a template needs. */
export type PermitFor<Id extends TemplateId> = [BudgetOf<Id>] extends [never] ? [] : [permit: Permit<BudgetOf<Id>>];

/** What counting an email gives. */
export interface Answer<Of extends Budget> {
  /** Absent when it is refused. */
  permit?: Permit<Of>;
  /** When the next may be sent: with the permit of the last one of a window, and with a refusal. */
  until?: Date;
}

export const permitOf = <Of extends Budget>(_budget: Of, of?: string) => ({ ...(of && { of }) }) as Permit<Of>;

/** What was counted for somebody lets nobody else be written to. */
export const only = <Of extends Budget>({ permit, ...answer }: Answer<Of>, of: string): Answer<Of> => ({
  ...answer,
  ...(permit && { permit: { ...permit, of } }),
});
