import { account } from "#app/people/account/routes.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Link } from "#app/ui/link.tsx";
import { href } from "#app/web/urls.ts";
import type { Helper } from "../contract.ts";
import { helperHints, roleTitles } from "./words.ts";

/** Who helps: faces, names and what for. Of whom there is none, nothing is said to a newcomer. */
export function Helpers({ helpers, all }: { helpers: Helper[]; all?: boolean }) {
  const shown = helpers.filter(({ person }) => person || all);
  if (!shown.length) return null;
  return (
    <section aria-labelledby="helpers" className="card p-4">
      <h2 id="helpers" className="mb-3 font-semibold">
        Кто помогает
      </h2>
      <ul className="space-y-3">
        {shown.map(({ role, person }) => (
          <li key={role} className="flex items-center gap-3">
            {person && <Avatar person={{ ...person, id: person.accountId }} size="s" />}
            <span className="min-w-0">
              {person ? (
                <Link
                  look="plain"
                  href={href(account.profile, { socialId: person.alias })}
                  className="inline-block min-h-6"
                >
                  {person.name}
                </Link>
              ) : (
                <span className="text-warning">Нет исполнителя</span>
              )}
              <span className="block text-sm text-muted">{`${roleTitles[role]}: ${helperHints[role]}`}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
