import { MAX_FILTER_CHILDREN, OLDEST_CHILD } from '@myler/config/hotels';
import { ageName, hotelsAddress, type HotelSelection } from '@myler/domain/filters';
import { live } from '@myler/islands/attributes';
import { CountChips } from '@myler/ui/sections/count-chips';

/** An age for each child. Each chip is a link to the list with one child more, or one less. */
export function AgeChips({ selection }: { selection: HotelSelection }) {
  const ages = (selection.filter.ages ?? '').split(',').filter(Boolean).map(Number);
  const hrefWith = (next: readonly number[]) =>
    hotelsAddress({ ...selection, filter: { ...selection.filter, ages: next.join(',') }, page: 1 });
  const isFull = ages.length >= MAX_FILTER_CHILDREN;
  return (
    <CountChips
      id="ages"
      title="Add each child’s age"
      {...live({ 'in-place': true })}
      options={Array.from({ length: OLDEST_CHILD + 1 }, (_, age) => {
        const count = ages.filter((other) => other === age).length;
        return {
          id: `age-${age}`,
          text: ageName(age),
          label: `Add a child ${age === 0 ? 'under 1' : `of ${age}`}${count > 0 ? `, ${count} chosen` : ''}`,
          href: isFull ? hrefWith(ages) : hrefWith([...ages, age].toSorted((a, b) => a - b)),
          count,
        };
      })}
      chosen={{
        label: 'Children chosen',
        remove: 'Remove a child: ',
        // Twins have the same age.
        items: ages.map((age, index) => ({
          id: String(index),
          text: ageName(age),
          href: hrefWith(ages.toSpliced(index, 1)),
        })),
      }}
    />
  );
}
