import { boilerplate } from '@myler/config/press';
import { live, action } from '@myler/islands/attributes';
import { Button } from '@myler/ui/button';
import { boxClass } from '@myler/ui/layout';
import { Passage } from '@myler/ui/sections/share';

/** The boilerplate paragraph for the press. Without scripts no button can copy it; the text can still be selected. */
export function PressBoilerplate({ headingLevel }: { headingLevel: 2 | 3 }) {
  const copy = (
    <Button
      variant="outline"
      size="small"
      className={boxClass({ only: 'scripted' })}
      {...action({ copy: 'boilerplate' })}
    >
      Copy this paragraph
    </Button>
  );
  return (
    <Passage
      headingLevel={headingLevel}
      title="About Myler, to print as it stands"
      id="boilerplate"
      tools={copy}
      status={live({ 'action-status': true })}
    >
      {boilerplate}
    </Passage>
  );
}
