import * as emails from '../../apps/provider/src/mail/stories/Emails.stories.tsx';
import * as giftCardEmails from '../../apps/provider/src/mail/stories/GiftCardEmails.stories.tsx';
import { EmailSheet, type EmailSheetProps } from '../../apps/provider/src/mail/stories/EmailSheet.stories-kit.tsx';
import './pages.css';

interface EmailStories {
  default: { title: string; args?: Partial<EmailSheetProps> };
}

/** Storybook's own names and addresses of stories: "GiftCardOpened" is "Gift card opened", at "gift-card-opened". */
const words = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');
const id = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

function sheetsOf({ default: meta, ...stories }: EmailStories & Record<string, unknown>) {
  // Storybook adds an export of its own, which begins with underscores.
  const own = Object.entries(stories).filter(([name]) => !name.startsWith('__'));
  return own.map(([name, story]) => {
    const args = { ...meta.args, ...(story as { args?: Partial<EmailSheetProps> }).args };
    return {
      name: words(name),
      href: `./?path=/story/${id(meta.title)}--${id(words(name))}`,
      args: args as EmailSheetProps,
    };
  });
}

const sheets = [...sheetsOf(emails), ...sheetsOf(giftCardEmails)];

/** Every email of the stories, small, with its line in the inbox and its text version. */
export function EveryEmail() {
  return (
    <div className="page-emails sb-unstyled">
      {sheets.map(({ name, href, args }) => (
        <figure key={name}>
          <figcaption>
            <a href={href} target="_top">
              {name}
            </a>
            <span>{args.email.subject}</span>
          </figcaption>
          <div className="page-email" inert>
            <EmailSheet {...args} />
          </div>
        </figure>
      ))}
    </div>
  );
}
