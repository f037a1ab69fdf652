import { Avatar } from "#app/ui/avatar.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { counted } from "#app/ui/plural.ts";
import { href } from "#app/web/urls.ts";
import type { DepartmentLine } from "../contract.ts";
import { people } from "../routes.ts";

/** «46 человек»: how many people there are, as Russian says it. */
export const countedPeople = (count: number) => counted(count, ["человек", "человека", "человек"]);

/** Departments of one step of the tree, each leading to what is inside it. */
export function DepartmentList({ items, level = 2 }: { items: DepartmentLine[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <ul className="grid gap-3">
      {items.map(({ id, name, people: count, departments, head }) => (
        <Card as="li" key={id} pad="s" lifts className="flex items-center gap-4">
          <div className="min-w-0 flex-1">
            <Heading className="text-base font-medium wrap-anywhere">
              <CardLink href={href(people.department, { id })}>{name}</CardLink>
            </Heading>
            <p className="text-sm text-muted">
              {countedPeople(count)}
              {departments > 0 && `, внутри ${counted(departments, inside)}`}
            </p>
            {head && (
              <p className="mt-1.5 flex items-center gap-2 text-sm text-soft">
                <Avatar person={{ id: head.accountId, name: head.name, photo: head.photo }} size="xs" />
                <span className="sr-only">Руководитель: </span>
                {head.name}
              </p>
            )}
          </div>
          <Icon name="chevron-right" className="text-muted" />
        </Card>
      ))}
    </ul>
  );
}

const inside = ["подразделение", "подразделения", "подразделений"] as const;
