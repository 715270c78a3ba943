import { overBudget } from './over-budget.ts';
import { pageBudgets } from './page-budgets.ts';
import { onePageOfEachKind } from './page-kinds.ts';
import { weighPage } from './page-weight.ts';
import { recordWeight } from './record-weights.ts';
import { expect, test } from './test.ts';

test.use({ consented: false });

test('Each kind of page has budgets', () => {
  expect(pageBudgets.map(({ at }) => at)).toEqual(expect.arrayContaining(onePageOfEachKind));
});

for (const { kind, at, budgets } of pageBudgets) {
  test.describe(() => {
    test.use({ expectedMessages: kind === '/not-found' ? /status of 404/ : null });

    test(`A first visit to ${kind} stays within its budgets`, async ({ page }) => {
      const weight = await weighPage(page, at);
      if (process.env['TEST_BUDGETS'] === 'record') recordWeight(kind, weight);
      else expect(overBudget(kind, weight, budgets)).toBe('');
    });
  });
}
