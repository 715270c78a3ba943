import { Section } from '@myler/ui/section';
import { Home } from '../src/Home';

/** Rendered on the server; what needs a browser is in `Home`. */
export default function Page() {
  return (
    <>
      <Home />
      <Section>
        <p>Rendered by a server component.</p>
      </Section>
    </>
  );
}
