import { action } from '../../src/attributes/index.ts';
import { Island } from '../../src/island/index.ts';

export function TeaPage() {
  return (
    <main>
      <Island of="steeping" hydrateOn="intent" minutes={4} />
      <button {...action({ 'add-to-basket': 'oolong' })}>Add to the basket</button>
    </main>
  );
}
