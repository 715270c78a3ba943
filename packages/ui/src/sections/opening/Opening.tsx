import type { ReactElement, ReactNode } from 'react';
import type { BreadcrumbProps } from '../../breadcrumb/Breadcrumb.tsx';
import { Label } from '../../label/Label.tsx';
import { Split } from '../../layout/Split.tsx';
import { Text } from '../../text/Text.tsx';
import { Trail } from './Trail.tsx';

export interface OpeningProps {
  /** Above the title: the name of the page, in a word or two. */
  label: string;
  title: ReactNode;
  /** What the page is about, in two or three sentences. */
  lead?: ReactNode;
  /** The way to this page. Its last step says the label, which is then only seen. */
  trail?: BreadcrumbProps['items'];
  /** Below the lead: buttons, addresses. */
  children?: ReactElement | (ReactElement | false | undefined)[];
  /** What stands beside the words; without it the lead stands beside the title. */
  aside?: ReactElement | false;
  align?: 'center' | 'end';
}

/** What most pages begin with: the way there, a title, and what the page is about. */
export function Opening({ label, title, lead, trail, children, aside, align = 'end' }: OpeningProps) {
  const hasAside = aside !== undefined;
  const leadText = lead && (
    <Text size="lead" tone="quiet" measure before={hasAside ? 6 : undefined}>
      {lead}
    </Text>
  );
  const intro = (
    <>
      {leadText}
      {children}
    </>
  );
  const words = children ? <div>{intro}</div> : leadText;
  return (
    <>
      {trail && <Trail items={trail} />}
      <Split ratio="7/5" rows={hasAside ? 9 : 6} align={align}>
        <div>
          <Label seenOnly={trail !== undefined}>{label}</Label>
          <h1>{title}</h1>
          {hasAside && intro}
        </div>
        {hasAside ? aside : words}
      </Split>
    </>
  );
}
