import { globSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/**
 * Which modules share a file in the browser. Rolldown alone makes a file for each set of modules that the same pages and
 * dialogs need, a hundred and fifty in all, and a form would wait for thirty of them. Each group takes the modules that it
 * names and everything that they import, except what a group before it has taken. The build fails when there is no module of
 * a name.
 *
 * `pnpm test` and `e2e/page-kinds.ts` say when a group brings too much. The styles of a group come together too.
 */

/**
 * Every page starts it when it is idle. It also has what most other files need: facts of the brand, the form core, and
 * small components.
 */
const application = group('application', [
  'apps/site/src/{entry-client,shell/{account.island,navigation},data/outcome,features/memberships/JoinLink}',
  'packages/domain/src/{membership/prices,enquiry/enquiry-mailbox}',
  'packages/config/src/{contact,address,breakpoints,gift-cards,newsletter}',
  'packages/forms/src/core/{FormBoundary,FormSummary,after-pointer,use-form}',
  'packages/ui/src/{error-summary/*,field/FieldParts,checkbox-field/CheckboxField,currency-switch/CurrencySwitch}',
  'packages/ui/src/{link/{Link,TextButton},logo/Logo,label/Label,price/Price}',
  // The styles only, because those of pages and components must come after them.
  'packages/ui/src/{layout/layout,text/text}',
  'packages/ui/src/{skeleton/Skeleton,use-is-live/use-is-live,internal/Drawing}',
  'node_modules/jotai/dist/react/utils/useHydrateAtoms',
]);

/**
 * What most pages and some islands show: layouts, texts, dates, a message that nothing was found or that a block
 * failed. Its links import the application, and every other group imports the application too. Without that import,
 * Rolldown's runtime becomes one more file of every page.
 */
const pageParts = group('page-parts', [
  'packages/config/src/{cards,dates,day-hours,months,names,numbers,service}',
  'apps/site/src/features/fallbacks/BlockFailed',
  'packages/domain/src/{rooms/room-words,words/{lists,month-name}}',
  'packages/state/src/family/family',
  'packages/ui/src/{layout/{box-class,box-element,Box,Cluster,Grid,Measure,Split,Stack},text/Text,heading/Heading,picture/Picture,facts-list/FactsList,arch-picture/ArchPicture,state-message/StateMessage}',
]);

/** What was found about hotels for a family, without what finds it: for the map, which most visitors use without one. */
const fits = group('fits', ['packages/domain/src/fit/finding', 'packages/state/src/family/fits']);

/** The memberships with their texts. Most pages know only what they are called. */
const memberships = group('memberships', ['packages/config/src/memberships']);

/** Pictures of the membership cards, and tabs: on the home page, on the membership page, and in the wizard. */
const membershipCards = group('membership-cards', [
  'apps/site/src/features/memberships/card-pictures',
  'packages/ui/src/{membership-card/MembershipCardPicture,tabs/Tabs}',
]);

/** Articles, answers and terms as text. */
const prose = group('prose', [
  'apps/site/src/features/text/{PlainBlocks,with-contacts}',
  'packages/ui/src/prose/Prose',
]);

/** The frame of every dialog. */
const dialogs = group('dialogs', ['packages/ui/src/dialog/Dialog']);

/** A member's calls and what they have read: for the pages of the account, and for signing in with a passkey. */
const memberData = group('member-data', ['apps/site/src/features/account/{member-calls,use-member-data}']);

/** All kinds of fields, except the two with a list to search in, which weigh more than the others together. */
const formFields = group('form-fields', [
  'packages/ui/src/{date,password,select,text-area,text}-field/*Field',
  'packages/ui/src/{fieldset/Fieldset,radio-cards/RadioCards,choice-chips/ChoiceChips}',
]);

/** The rules of what people write in forms: dates, names, credit cards, email addresses, telephone numbers. */
const formRules = group('form-rules', [
  'packages/forms/src/validation/{dates,email,gift-code,instagram,names,password,telephone}',
  'packages/forms/src/{card/*,card-fields/credit-card,payment/*,core/{request-body,use-loaded}}',
  'packages/forms/src/bank-confirmation/{LazyBankConfirmation,copy}',
  'packages/api-client/src/contract/{primitives,user,membership}',
  'packages/analytics/src/events',
]);

/** A member's own card: at the end of the wizard, and on the first page of the account. */
const memberCard = group('member-card', ['packages/ui/src/membership-card/MemberCard']);

/** What the wizard shares with a member's account: the family, and the words of the account's forms. */
const memberForms = group('member-forms', [
  'packages/forms/src/family/{cities,copy,family,rules}',
  'packages/forms/src/account/{copy,Done}',
  'packages/domain/src/membership/own-place',
]);

/** What the wizard says of a membership, and pages of the account, the calculator and thanks for an upgrade too. */
const membershipWords = group('membership-words', [
  'packages/domain/src/membership/{membership-words,first-year}',
  'packages/domain/src/company/tax-number',
  'packages/forms/src/company/company',
  'packages/ui/src/day-arches/DayArches',
]);

/** A membership card as a drawing: in the wizard, and in the calculator. */
const drawnCard = group('drawn-card', ['packages/ui/src/membership-card/MembershipCard']);

/** The frame of the wizard, and what its steps share. Each step has a file of its own. */
const joinUs = group('join-us', ['apps/site/src/dialogs/JoinUs']);

/** The three dialogs about a forgotten password, which follow each other. */
const passwords = group('passwords', ['apps/site/src/dialogs/{ForgotPassword,ResetPassword,CheckEmail}']);

/** Words and times of gift cards, on the three pages about them. */
const giftWords = group('gift-words', ['packages/forms/src/gift-card/{copy,delivery}']);

/** Buying and changing a gift card: two pages with the same fields. */
const giftCard = group('gift-card', ['apps/site/src/pages/*/gift-{card,order}.island']);

/** What a page computes from its address or its data in its route, and in its island again. */
const pageData = group('page-data', [
  'packages/domain/src/payback/payback',
  'packages/state/src/shortlist/{read-hotels,shortlist-query}',
  'apps/site/src/pages/shortlist/colouring-address',
]);

/** The address of a list of hotels: on the list, and for the link to the hotels that fit a family. */
const hotelFilter = group('hotel-filter', [
  'packages/domain/src/filters/hotel-filter',
  'apps/site/src/features/hotels/form-address',
]);

/** What says whether a hotel fits a family. Only those who have described theirs fetch it, wherever they are. */
const fit = group('fit', ['packages/domain/src/fit/family-words', 'apps/site/src/features/fit/{show-fit,HotelFit}']);

/** A link to send: of a shortlist, and a member's card for a friend. */
const shareLink = group('share-link', ['apps/site/src/features/share-link/ShareLink']);

/** What the two pages of a shortlist share: their parts, and the facts of a hotel in words. */
const shortlistParts = group('shortlist-parts', [
  'packages/domain/src/hotels/facts-in-words',
  'apps/site/src/pages/shortlist/{use-items-by-id,shortlist.{Heading,List}}',
]);

/** What any navigation needs: the router, the head and the query of every route, the shell around the pages, and the path to each. */
const navigation = group('navigation', ['apps/site/src/router/client-router', 'packages/ui/src/breadcrumb/Breadcrumb']);

/** Addresses of the offices and of profiles: on three pages, and not in the application with the other contacts. */
const offices = group('offices', ['packages/config/src/offices']);

const inOrder = [
  offices,
  application,
  pageParts,
  fits,
  memberships,
  membershipCards,
  prose,
  dialogs,
  memberData,
  formFields,
  formRules,
  memberCard,
  memberForms,
  membershipWords,
  drawnCard,
  joinUs,
  passwords,
  giftWords,
  giftCard,
  pageData,
  hotelFilter,
  shareLink,
  shortlistParts,
  fit,
  navigation,
];

export const chunkGroups = inOrder.map((each, index) => ({ ...each, priority: inOrder.length - index }));

/** @param modules paths without extension, below the workspace or, in `node_modules`, below the site */
function group(name: string, modules: readonly string[]) {
  const files = modules.flatMap(alternatives).flatMap((module) => {
    const cwd = module.startsWith('node_modules/') ? `${root}/apps/site` : root;
    const found = globSync(`${module}.{ts,tsx,js,css}`, { cwd });
    if (found.length === 0) throw new Error(`build/chunk-groups.ts: no module is named ${module}. Where is it now?`);
    return found.map((file) => realpathSync(resolve(cwd, file)).replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  });
  return { name, test: new RegExp(`^(?:${files.join('|')})$`), includeDependenciesRecursively: true };
}

/** "{a,b}/c" is "a/c" and "b/c". */
function alternatives(pattern: string): string[] {
  const [, before = '', inBraces, after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(pattern) ?? [];
  return inBraces === undefined
    ? [pattern]
    : inBraces.split(',').flatMap((each) => alternatives(before + each + after));
}
