import { breakEvenNight } from '@myler/domain/payback';
import { counted } from '@myler/domain/words';
import { Button } from '@myler/ui/button';
import { useState } from 'react';

const year = { tier: 'gold', nights: 0, breakfast: 25, better: 0, difference: 0 } as const;

/** How many nights a family of this size stays until the card has returned its price. */
export function Payback({ cost }: { cost: number }) {
  const [people, setPeople] = useState(2);
  return (
    <p>
      <span>{`A family of ${people} has it back after ${counted(breakEvenNight({ ...year, people }, cost) ?? 0, 'night')}.`}</span>{' '}
      <Button onClick={() => setPeople(people + 1)}>One more of us</Button>
    </p>
  );
}
