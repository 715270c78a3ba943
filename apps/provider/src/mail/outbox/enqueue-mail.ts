import type { Queryable } from '../../store/database.ts';
import { outgoingMail } from '../../store/schema.ts';
import { emailKeyOf } from '../../primitives/email-key.ts';
import { NOBODY } from '../message/email.ts';
import type { TemplatedEmail } from '../message/template.ts';
import type { TemplateId } from '../templates.ts';
import type { Budget } from './budgets.ts';
import type { Permit, PermitFor } from './permit.ts';

/**
 * Stores an email in the outbox: the id of its template, its data, and what lets somebody in, sealed. Call it in the
 * transaction of its cause, so that either both are stored or neither.
 *
 * @param now when it is due: now, or later
 * @param permit that of the template's budget (`mail-budget.ts`), when it has one
 */
export async function enqueueMail<Id extends TemplateId>(
  tx: Queryable,
  email: TemplatedEmail<Id>,
  now: Date,
  ...[permit]: PermitFor<Id>
): Promise<void> {
  const counted = (permit as Permit<Budget> | undefined)?.of;
  if (counted && email.to !== NOBODY && emailKeyOf(counted) !== emailKeyOf(email.to))
    throw new Error(`An email "${email.kind}" was counted for somebody else.`);
  const id = crypto.randomUUID();
  await tx.insert(outgoingMail).values({
    id,
    kind: email.kind,
    recipient: email.to,
    template: email.template,
    data: email.data,
    sealed: email.live?.sealFor(id) ?? null,
    createdAt: now,
    nextTryAt: now,
  });
}
