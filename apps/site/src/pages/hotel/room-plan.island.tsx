import { MAX_FILTER_CHILDREN, OLDEST_CHILD } from '@myler/config/hotels';
import { Button } from '@myler/ui/button';
import { SelectField } from '@myler/ui/select-field';
import { ChildToken } from './room-plan.Child.tsx';
import { type FurnishedRoom, type PlannedRoom, childOf } from '@myler/domain/rooms';
import { joinWithAnd } from '@myler/domain/words';
import { Cluster } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { RoomPlan, RoomPlans } from '@myler/ui/sections/room-plan';
import { usePlan, type Plan } from './use-plan.ts';
import styles from './room-plan.island.module.css';

const ages = Array.from({ length: OLDEST_CHILD + 1 }, (_, age) => ({
  value: String(age),
  label: age === 0 ? 'Under 1' : String(age),
}));

const words = { door: 'the door', you: 'You' };

/**
 * The plan of the drawn rooms with the visitor's children in its beds. A child is moved by dragging, by the arrow keys,
 * or by a select below the plan. The ages are those of the enquiry form, too.
 */
export function LiveRoomPlan({ rooms }: { rooms: readonly PlannedRoom[] }) {
  const plan = usePlan(rooms);
  const { furnished, adultBeds, children, target } = plan;
  return (
    <div>
      <RoomPlans>
        {furnished.map((room, index) => (
          <RoomPlan
            key={room.name}
            room={room}
            label={`Plan: ${describe(room)}.`}
            words={words}
            adults={adultBeds}
            widest={Math.max(...furnished.map(({ width }) => width))}
            hasDoor={index < furnished.length - 1}
            target={target}
            onBed={plan.keepBed}
            isOnTop={plan.draggedFrom === index}
          >
            {children.map(
              ({ bed, slot, ...child }) =>
                bed?.room === index && <ChildToken key={child.index} {...child} bed={bed} slot={slot} plan={plan} />,
            )}
          </RoomPlan>
        ))}
      </RoomPlans>
      <p id={plan.hintId} className="visually-hidden">
        The arrow keys move the child to another bed. There is a list of beds below the plan, too.
      </p>
      <Controls plan={plan} />
      {children.some(({ bed }) => !bed) && (
        <Text
          size="small"
          tone="quiet"
          before={4}
          measure
          className={styles.note}
        >{`${children.filter(({ bed }) => !bed).length === 1 ? 'One child has' : 'Some children have'} no bed in ${furnished.length > 1 ? 'these two rooms' : 'this room'}. See the other rooms in the table below.`}</Text>
      )}
      <Text size="small" tone="quiet" before={4} measure className={styles.note} role="status">
        {plan.message}
      </Text>
    </div>
  );
}

/** Adds and removes children, and lists for each the beds that take it. */
function Controls({ plan }: { plan: Plan }) {
  return (
    <Cluster gap={5} align="end" before={6} only="screen" className={styles.controls}>
      <SelectField
        label="Add a child’s age"
        name="child-age"
        isRequired
        placeholder="Age"
        value=""
        isDisabled={plan.children.length >= MAX_FILTER_CHILDREN}
        onChange={(age: string) => plan.add(Number(age))}
        options={ages}
      />
      {plan.children.map((child) => (
        <Cluster key={child.index} nowrap gap={3} align="end" className={styles.child}>
          <SelectField
            label={`${childOf(child.age, true)} sleeps in`}
            name={`bed-${child.index}`}
            isRequired
            placeholder="No bed left"
            value={child.bed?.id ?? ''}
            onChange={(bed: string) => plan.move(child.index, bed)}
            options={child.choices.map((bed) => ({ value: bed.id, label: plan.bedName(bed) }))}
          />
          <Button variant="quiet" onClick={() => plan.remove(child.index)}>
            Remove<span className="visually-hidden">{` the ${childOf(child.age)}`}</span>
          </Button>
        </Cluster>
      ))}
    </Cluster>
  );
}

function describe({ name, beds }: FurnishedRoom): string {
  const parts = [...new Set(beds.map(({ kind }) => kind))].map((kind) => {
    const count = beds.filter((bed) => bed.kind === kind).length;
    return `${count} ${kind}${count > 1 ? 's' : ''}`;
  });
  return `${name} with ${joinWithAnd(parts)}`;
}
