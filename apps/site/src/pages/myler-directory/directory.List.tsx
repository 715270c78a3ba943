import { mylerSpecialisms, specialismNames } from '@myler/config/mylers';
import type { Myler } from '@myler/api-client/contract';
import { deskLine } from '@myler/config/contact';
import { LinkButton } from '@myler/ui/button';
import { FilterForm, FilterSelect, FilterText } from '@myler/ui/filter-bar';
import { Link } from '@myler/ui/link';
import { Section } from '@myler/ui/section';
import { StateMessage } from '@myler/ui/state-message';
import {
  isEmptyQuery,
  mylerCities,
  mylersAddress,
  mylerLanguages,
  filterMylers,
  MYLERS_PATH,
  type MylerQuery,
} from '@myler/domain/matching';
import { capitalised, inWordsUpToTwelve } from '@myler/config/numbers';
import { Heading } from '@myler/ui/heading';
import { Split } from '@myler/ui/layout';
import { DirectoryCard } from './directory.Card.tsx';
import styles from './directory.List.module.css';

interface DirectoryListProps {
  query: MylerQuery;
  mylers: readonly Myler[];
}

/** All Mylers, or those who match the filters. */
export function DirectoryList({ query, mylers }: DirectoryListProps) {
  const found = filterMylers(mylers, query);
  return (
    <Section band="paper" id="mylers" labelledBy="mylers-title">
      <Heading id="mylers-title" level={2} size="title-2">
        {isEmptyQuery(query) ? 'All of them.' : foundText(found.length)}
      </Heading>
      <DirectoryFilters {...{ query, mylers }} />
      {found.length > 0 ? (
        <Split as="ul" ratio="1/1" rows={8} across={9}>
          {found.map((myler) => (
            <DirectoryCard key={myler.id} myler={myler} />
          ))}
        </Split>
      ) : (
        <NobodyFound query={query} />
      )}
    </Section>
  );
}

/** A GET form: its fields are the query of the address. */
function DirectoryFilters({ query, mylers }: DirectoryListProps) {
  const countWith = (changes: Partial<MylerQuery>) => filterMylers(mylers, { ...query, ...changes }).length;
  return (
    <FilterForm
      action={`${MYLERS_PATH}#mylers`}
      label="Filter the Mylers"
      clear={!isEmptyQuery(query) && 'Clear all'}
      submit="Show"
      className={styles.filters}
    >
      <FilterSelect
        label="City"
        name="city"
        defaultValue={query.city}
        options={[
          { value: '', label: 'All twelve' },
          ...mylerCities(mylers).map((city) => ({ value: city, label: city, count: countWith({ city }) })),
        ]}
      />
      <FilterSelect
        label="Language"
        name="language"
        defaultValue={query.language}
        options={[
          { value: '', label: 'Any' },
          ...mylerLanguages(mylers).map((language) => ({
            value: language,
            label: language,
            count: countWith({ language }),
          })),
        ]}
      />
      <FilterSelect
        label="Plans"
        name="specialism"
        defaultValue={query.specialism}
        options={[
          { value: '', label: 'Everything' },
          ...mylerSpecialisms.map((id) => ({
            value: id,
            label: specialismNames[id].name,
            count: countWith({ specialism: id }),
          })),
        ]}
      />
      <FilterText
        label="Children’s ages"
        name="ages"
        defaultValue={query.ages.join(', ')}
        example="2, 7"
        maxLength={60}
      />
    </FilterForm>
  );
}

function NobodyFound({ query }: { query: MylerQuery }) {
  return (
    <StateMessage
      kind="empty"
      vignette="lantern"
      headingLevel={3}
      title="Nobody is all of that at once."
      actions={
        <>
          <LinkButton href={`${mylersAddress({ ...query, match: true })}#matched`}>Show who comes nearest</LinkButton>
          <Link href={`${MYLERS_PATH}#mylers`}>Start again with all twenty-four</Link>
        </>
      }
    >
      Most families are looked after by somebody who is three of the four. Or ring the desk on{' '}
      <a href={deskLine.href}>{deskLine.display}</a>: Mylers lend each other their subjects.
    </StateMessage>
  );
}

function foundText(count: number): string {
  if (count === 0) return 'None, so far.';
  return `${capitalised(inWordsUpToTwelve(count))} of them.`;
}
