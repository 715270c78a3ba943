import { useState } from 'react';
import { Calculator } from './membership.Calculator.tsx';
import { fromAttribute, type Costs } from './payback-costs.ts';
import { readYear, type Year } from './payback.ts';

/** The calculator as the server printed it, alive: every change is reckoned at once. */
export function calculatorIsland(element: HTMLElement) {
  const form = element.querySelector('form');
  const given = form
    ? Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
    : {};
  return <LiveCalculator costs={fromAttribute(element.dataset['costs'] ?? '')} begin={readYear(given)} />;
}

function LiveCalculator({ costs, begin }: { costs: Costs; begin: Year }) {
  const [year, setYear] = useState(begin);
  return <Calculator year={year} costs={costs} onChange={setYear} />;
}
