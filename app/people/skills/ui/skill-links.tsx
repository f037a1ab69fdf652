import type { ReactNode } from "react";
import { people } from "#app/people/people/routes.ts";
import { counted } from "#app/ui/plural.ts";
import { href } from "#app/web/urls.ts";
import type { SkillLine } from "../contract.ts";

type Props = { items: SkillLine[]; action?: (skill: SkillLine) => ReactNode };

/** Tags in a list: each leads to the people who have it too. */
export function SkillLinks({ items, action }: Props) {
  return (
    <ul className="divide-y divide-line">
      {items.map((skill) => (
        <li key={skill.name} className="flex min-h-12 items-center justify-between gap-4 py-2">
          <span className="min-w-0 wrap-anywhere">
            <span className="block font-medium">{skill.name}</span>
            {skill.people > 0 ? (
              <a
                href={href(people.directory, null, { tag: skill.name })}
                className="inline-block min-h-6 text-sm text-link underline"
              >
                {counted(skill.people, ["коллега", "коллеги", "коллег"])} с тем же тегом
                <span className="sr-only"> «{skill.name}»</span>
              </a>
            ) : (
              <span className="text-sm text-muted">Пока ни у кого больше</span>
            )}
          </span>
          {action?.(skill)}
        </li>
      ))}
    </ul>
  );
}
