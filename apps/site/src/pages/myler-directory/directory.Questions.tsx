import { mylerSpecialisms, specialismNames } from '@myler/config/mylers';
import type { Myler } from '@myler/api-client/contract';
import { Button } from '@myler/ui/button';
import { FilterBar, FilterSelect, FilterText } from '@myler/ui/filter-bar';
import { Section, SectionHeading } from '@myler/ui/section';
import { mylerCities, mylerLanguages, MYLERS_PATH, type MylerQuery } from '@myler/domain/matching';
import { Split } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import styles from './directory.Questions.module.css';

interface DirectoryQuestionsProps {
  query: MylerQuery;
  mylers: readonly Myler[];
}

/** Four questions, submitted as an address, so that the answer can be kept and shared. */
export function DirectoryQuestions({ query, mylers }: DirectoryQuestionsProps) {
  return (
    <Section band="night" labelledBy="match-title">
      <Split ratio="7/5" rows={5} align="end" className={styles.title}>
        <div>
          <SectionHeading label="Match me" title="Four questions, and we name somebody." id="match-title" />
        </div>
        <Text tone="quiet" measure>
          Answer as many as you like. What you plan weighs most, then the ages, then the language, and last the city.
        </Text>
      </Split>
      <Questions {...{ query, mylers }} />
    </Section>
  );
}

function Questions({ query, mylers }: DirectoryQuestionsProps) {
  // Filters of the list below are not answers to these questions.
  const { ages, specialism, language, city } = query.match
    ? query
    : { ages: [], specialism: '', language: '', city: '' };
  return (
    <form action={`${MYLERS_PATH}#matched`} aria-label="Match me with a Myler" autoComplete="off">
      <input type="hidden" name="match" value="1" />
      <FilterBar>
        <FilterSelect
          label="What do you plan?"
          name="specialism"
          defaultValue={specialism}
          options={[
            { value: '', label: 'Something of everything' },
            ...mylerSpecialisms.map((id) => ({ value: id, label: specialismNames[id].name })),
          ]}
        />
        <FilterText
          label="How old are they?"
          name="ages"
          defaultValue={ages.join(', ')}
          example="2, 7"
          maxLength={60}
        />
        <FilterSelect
          label="In which language?"
          name="language"
          defaultValue={language}
          options={[
            { value: '', label: 'Any of yours' },
            ...mylerLanguages(mylers).map((name) => ({ value: name, label: name })),
          ]}
        />
        <FilterSelect
          label="Near which city?"
          name="city"
          defaultValue={city}
          options={[
            { value: '', label: 'It doesn’t matter' },
            ...mylerCities(mylers).map((name) => ({ value: name, label: name })),
          ]}
        />
      </FilterBar>
      <Text before={7}>
        <Button type="submit" variant="gold">
          Match me
        </Button>
      </Text>
    </form>
  );
}
